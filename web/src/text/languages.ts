/** Which language to speak: the one chosen here before, else the first the browser prefers, else English. */

export const ENGLISH = "en";

/** The languages the client offers; each is named in its own words. */
export const LANGUAGES: Record<string, string> = { en: "English", cs: "Čeština", it: "Italiano" };

export function chooseLanguage(chosen: string | null, preferred: readonly string[]): string {
  const wanted = chosen === null ? preferred : [chosen, ...preferred];
  for (const tag of wanted) {
    const code = tag.toLowerCase().split(/[-_]/)[0] ?? "";
    if (code in LANGUAGES) return code;
  }
  return ENGLISH;
}
