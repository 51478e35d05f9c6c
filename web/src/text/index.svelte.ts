/** The voice of the page: the messages all games share, and before them those of the game at the table; changed by the
 * language switch. In the lobby every game has a voice of its own. */

import { fetchMessages } from "../net/api";
import type { Text } from "../protocol";
import { remembered, remember } from "../look/memory";
import { chooseLanguage, ENGLISH } from "./languages";
import { Messages, Voice, type Args } from "./voice";

const CHOSEN = "language";
/** The messages that belong to no game. */
const SHARED = "";

class Speaker {
  ready = $state(false);
  language = $state(ENGLISH);
  /** The game at the table. */
  private game = $state(SHARED);
  private voices = $state.raw<ReadonlyMap<string, Voice>>(new Map());
  readonly voice: Voice = $derived(this.of(this.game));
  /** What is to be spoken: the language wanted last, before its messages are there, and the games. */
  wanted = $state(ENGLISH);
  /** Those at the table, as people speak of them. */
  private players = $state.raw<readonly string[]>([]);
  private readonly games = new Set([SHARED]);
  private readonly asked = new Map<string, Promise<Messages>>();

  /** Load the sentences of the reader's language. */
  async begin(): Promise<void> {
    await this.speak(chooseLanguage(remembered(CHOSEN), navigator.languages));
  }

  /** Change the language from now on. */
  async choose(language: string): Promise<void> {
    remember(CHOSEN, language);
    await this.speak(language);
  }

  /** Load the sentences of some games too. */
  async learn(...games: string[]): Promise<void> {
    for (const game of games) this.games.add(game);
    await this.speak(this.wanted);
  }

  /** Load the sentences of the game at the table, and speak of it from then on. */
  async sitDown(game: string): Promise<void> {
    await this.learn(game);
    this.game = game;
  }

  /** Say the names of those at the table from now on, in the order of their seats. */
  meet(players: readonly string[]): void {
    if (players.join("\n") !== this.players.join("\n")) this.players = players;
  }

  /** Whether this is the game spoken of. */
  speaksOf(game: string): boolean {
    return this.game === game && this.voices.has(game);
  }

  /** The voice of a game that has been learnt: its own messages go before the shared ones. */
  of(game: string): Voice {
    return this.voices.get(game) ?? new Voice(this.language);
  }

  /** What has been said, by the text it was said of: most of a table stays as it is, and is said again with every change. */
  private readonly said: WeakMap<Text, string> = $derived.by(() => {
    void [this.voice, this.players];
    return new WeakMap();
  });

  /** A text of the server in the reader's language. */
  say(text: Text | string): string {
    if (typeof text === "string") return text;
    const said = this.said;
    const known = said.get(text);
    if (known !== undefined) return known;
    const words = this.voice.say(text);
    said.set(text, words);
    return words;
  }

  /** Whether there is a message of this id. */
  has(id: string): boolean {
    return this.voice.has(id);
  }

  private async speak(language: string): Promise<void> {
    this.wanted = language;
    const games = [...this.games];
    let found: Messages[];
    try {
      found = await Promise.all(games.map((game) => this.messages(language, game)));
    } catch (problem) {
      if (language === ENGLISH) throw problem;
      return this.speak(ENGLISH);
    }
    if (this.wanted !== language || this.games.size > games.length) return; // whoever wanted more is waiting for it
    const [shared = new Messages(""), ...own] = found;
    const voice = (...messages: Messages[]): Voice => {
      const made = new Voice(language, shared, ...messages);
      made.nameOf = (number) => this.players[number - 1] ?? "";
      return made;
    };
    this.voices = new Map([
      [SHARED, voice()],
      ...own.map((messages, place) => [games[place + 1]!, voice(messages)] as const),
    ]);
    this.language = language;
    this.ready = true;
    document.documentElement.lang = language;
  }

  /** The messages of a game in a language, asked for once. */
  private messages(language: string, game: string): Promise<Messages> {
    const key = `${language} ${game}`;
    const known = this.asked.get(key) ?? fetchMessages(language, game).then((text) => new Messages(text));
    this.asked.set(key, known);
    known.catch(() => this.asked.delete(key));
    return known;
  }
}

export const speaker = new Speaker();

/** A text of the server in the reader's language. */
export function say(text: Text | string): string {
  return speaker.say(text);
}

/** A message of the client itself: `t("close")` is `web-close`. */
export function t(id: string, args?: Args): string {
  return speaker.voice.t(id, args);
}
