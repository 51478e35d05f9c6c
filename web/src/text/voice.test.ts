import { describe, expect, it } from "vitest";
import { chooseLanguage } from "./languages";
import { Messages, Voice } from "./voice";
import messages from "../../../src/starboard/locale/en/web.ftl?raw";

const CZECH = `
greeting = Vítej, { $name }!
wounded = { $hero } ztrácí { $amount ->
        [one] { $amount } bod
        [few] { $amount } body
        [many] { $amount } bodu
       *[other] { $amount } bodů
    }.
report = Záznam: { $event }
`;

describe("a voice", () => {
  const voice = new Voice("cs", new Messages(CZECH));

  it("says a message with its arguments, without invisible marks", () => {
    expect(voice.say({ id: "greeting", args: { name: "Tali" } })).toBe("Vítej, Tali!");
  });

  it("counts as its language does", () => {
    const said = [1, 3, 5].map((amount) => voice.say({ id: "wounded", args: { hero: "Wrex", amount } }));
    expect(said).toEqual(["Wrex ztrácí 1 bod.", "Wrex ztrácí 3 body.", "Wrex ztrácí 5 bodů."]);
  });

  it("says texts inside texts", () => {
    const event = { id: "wounded", args: { hero: "Wrex", amount: 1 } };
    expect(voice.say({ id: "report", args: { event } })).toBe("Záznam: Wrex ztrácí 1 bod.");
  });

  it("marks what it does not know, and never fails", () => {
    expect(voice.say({ id: "nobody-wrote-this" })).toBe("{nobody-wrote-this}");
    expect(voice.has("greeting")).toBe(true);
    expect(voice.has("nobody-wrote-this")).toBe(false);
  });

  it("calls those at the table by their names, as far as it knows them", () => {
    const english = new Voice("en", new Messages("player = Player { $number }\nturn = { $who } decides now"));
    english.nameOf = (number) => (number === 2 ? "Mira" : "");
    const turn = (number: number): string => english.say({ id: "turn", args: { who: { id: "player", args: { number } } } });
    expect([turn(1), turn(2)]).toEqual(["Player 1 decides now", "Mira decides now"]);
  });

  it("says what a game says before what all games share", () => {
    const both = new Voice("en", new Messages("move = Move\nclose = Close"), new Messages("move = Fly"));
    expect([both.say({ id: "move" }), both.say({ id: "close" })]).toEqual(["Fly", "Close"]);
  });

  it("reads the files that the server and the terminal read", () => {
    const english = new Voice("en", new Messages(messages));
    expect(english.say({ id: "web-since", args: { count: 1 } })).toBe("Since you last looked: 1 line");
    expect(english.say({ id: "web-since", args: { count: 2 } })).toBe("Since you last looked: 2 lines");
  });
});

describe("the language", () => {
  it("is the one chosen before, else the first the browser prefers, else English", () => {
    expect(chooseLanguage("it", ["cs-CZ"])).toBe("it");
    expect(chooseLanguage(null, ["de-AT", "cs-CZ", "en"])).toBe("cs");
    expect(chooseLanguage("tlh", ["de"])).toBe("en");
  });
});
