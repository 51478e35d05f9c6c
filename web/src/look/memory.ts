/** Small things a browser remembers. Where storage is forbidden, it forgets them. */

const PREFIX = "starboard.";

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // private windows may refuse; the choice then lasts as long as the page
  }
}
