/** The voice of the page: loaded once, changed by the language switch. */

import { fetchMessages } from "../net/api";
import type { Text } from "../protocol";
import { remembered, remember } from "../look/memory";
import { chooseLanguage, ENGLISH } from "./languages";
import { Voice, type Args } from "./voice";

const CHOSEN = "language";

class Speaker {
  voice = $state.raw(new Voice(ENGLISH, ""));
  ready = $state(false);

  get language(): string {
    return this.voice.language;
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

  private async speak(language: string): Promise<void> {
    let messages: string;
    try {
      messages = await fetchMessages(language);
    } catch (problem) {
      if (language === ENGLISH) throw problem;
      return this.speak(ENGLISH);
    }
    this.voice = new Voice(language, messages);
    this.ready = true;
    document.documentElement.lang = language;
  }
}

export const speaker = new Speaker();

/** A text of the server in the reader's language. */
export function say(text: Text): string {
  return speaker.voice.say(text);
}

/** A message of the client itself: `t("close")` is `web-close`. */
export function t(id: string, args?: Args): string {
  return speaker.voice.say(args ? { id: `web-${id}`, args } : { id: `web-${id}` });
}
