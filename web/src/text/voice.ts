/** Text in the reader's language: Fluent messages, the same files that server and terminal read. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Text } from "../protocol";

export type Args = Record<string, string | number | Text>;

/** The message that stands for a person at the table. */
const PLAYER = "player";

/** Messages that have been read: the text of a Fluent file. */
export { FluentResource as Messages };

/** Below this a number looks the same in every language we speak. */
const GROUPED = 1_000;

/** A number as people read it. What formats the large ones takes long to load, and most tables have none. */
class Figure extends FluentNumber {
  override toString(scope: Parameters<FluentNumber["toString"]>[0]): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < GROUPED ? String(this.value) : super.toString(scope);
  }
}

/** Says a text; what comes as words already is said as it is. */
export type Say = (text: Text | string) => string;

/** Says texts in one language; what later messages say goes before. Never fails: an unknown message is `{its-id}`. */
export class Voice {
  private readonly bundle: FluentBundle;
  /** Who a player is, by number from 1; "" where nobody knows. */
  nameOf: (number: number) => string = () => "";

  constructor(
    readonly language: string,
    ...messages: FluentResource[]
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const each of messages) this.bundle.addResource(each, { allowOverrides: true });
  }

  /** The sentence of a text; texts inside it are said in the same language. */
  say(text: Text | string): string {
    if (typeof text === "string") return text;
    const name = text.id === PLAYER ? this.nameOf(Number(text.args?.number)) : "";
    if (name) return name;
    const message = this.bundle.getMessage(text.id);
    if (!message?.value) return `{${text.id}}`;
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(text.args ?? {})) {
      args[name] = typeof value === "object" ? this.say(value) : typeof value === "number" ? new Figure(value) : value;
    }
    return this.bundle.formatPattern(message.value, args, []);
  }

  /** A message of the client itself: `t("close")` is `web-close`. */
  readonly t = (id: string, args?: Args): string => this.say(args ? { id: `web-${id}`, args } : { id: `web-${id}` });

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }
}
