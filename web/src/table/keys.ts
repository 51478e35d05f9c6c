/** The keys of the table, as what they mean. */

export type Meaning =
  | { kind: "undo" | "redo" | "why" | "rules" | "lines" | "back" | "next" | "previous" | "sound" }
  | { kind: "number"; number: number };

/** What can be done with a strip of beats. */
export type Steering = "turn" | "back" | "step" | "skip" | "again" | "faster" | "slower";

interface Press {
  key: string;
  target?: EventTarget | null;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

export function meaningOf(press: Press): Meaning | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  if (/^[1-9]$/.test(press.key)) return { kind: "number", number: Number(press.key) };
  switch (press.key) {
    case "u":
    case "U":
      return { kind: press.shiftKey ? "redo" : "undo" };
    case "?":
      return { kind: "why" };
    case "/":
      return { kind: "rules" };
    case "l":
    case "L":
      return { kind: "lines" };
    case "n":
    case "N":
      return { kind: "next" };
    case "p":
    case "P":
      return { kind: "previous" };
    case "m":
    case "M":
      return { kind: "sound" };
    case "Escape":
      return { kind: "back" };
    default:
      return null;
  }
}

const STEERING: Record<string, Steering> = { ",": "back", ".": "step", a: "again", A: "again", "+": "faster", "=": "faster", "-": "slower" };

/** What a key means while a strip is there: `on`, or told already. Enter and space belong to a
 * button that is seen to have the focus. */
export function tellingKey(press: Press, on: boolean): Steering | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  const steering = STEERING[press.key];
  if (steering) return on || steering === "back" || steering === "again" ? steering : null;
  if (!on || (press.target instanceof Element && press.target.matches("button:focus-visible, a:focus-visible, summary"))) return null;
  return press.key === " " ? "turn" : press.key === "Enter" ? "skip" : null;
}
