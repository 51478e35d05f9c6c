/** The keys of the table, as what they mean. */

export type Meaning =
  | { kind: "undo" | "redo" | "why" | "rules" | "lines" | "back" | "next" | "previous" }
  | { kind: "number"; number: number };

interface Press {
  key: string;
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
    case "Escape":
      return { kind: "back" };
    default:
      return null;
  }
}
