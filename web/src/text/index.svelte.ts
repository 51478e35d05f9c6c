/** The voice of the page: the messages all games share and those of the games on it; changed by the language switch. */

import { fetchMessages } from "../net/api";
import type { Text } from "../protocol";
import { remembered, remember } from "../look/memory";
import { chooseLanguage, ENGLISH } from "./languages";
import { Voice, type Args } from "./voice";

const CHOSEN = "language";

class Speaker {
  voice = $state.raw(new Voice(ENGLISH, ""));
  ready = $state(false);
  /** The messages of this language: by game, the shared ones (of no game) first. */
  private messages = $state.raw<ReadonlyMap<string, string>>(new Map());

  get language(): string {
    return this.voice.language;
  }

  /** Whether there is a message of this id. */
  has(id: string): boolean {
    return this.voice.has(id);
  }

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
    if (!games.every((game) => this.knows(game))) await this.speak(this.language, games);
  }

  knows(game: string): boolean {
    return this.messages.has(game);
  }

  private async speak(language: string, games: readonly string[] = []): Promise<void> {
    const known = language === this.language ? this.messages : new Map<string, string>();
    const wanted = [...new Set(["", ...this.messages.keys(), ...games])];
    let found: string[];
    try {
      found = await Promise.all(wanted.map((game) => known.get(game) ?? fetchMessages(language, game)));
    } catch (problem) {
      if (language === ENGLISH) throw problem;
      return this.speak(ENGLISH, games);
    }
    this.voice = new Voice(language, ...found);
    this.messages = new Map(wanted.map((game, place) => [game, found[place] ?? ""]));
    this.ready = true;
    document.documentElement.lang = language;
  }
}

export const speaker = new Speaker();

/** A text of the server in the reader's language. */
export function say(text: Text | string): string {
  return speaker.voice.say(text);
}

/** A message of the client itself: `t("close")` is `web-close`. */
export function t(id: string, args?: Args): string {
  return speaker.voice.say(args ? { id: `web-${id}`, args } : { id: `web-${id}` });
}
