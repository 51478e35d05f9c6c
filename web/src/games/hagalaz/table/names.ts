/** What to call a piece or a place of Hagalaz that brings no name of its own. */

import type { Say } from "../../../text/voice";
import type { TableFacts } from "../../../table/facts";
import { printedOf } from "../printed";

const TOKENS = ["drone", "fire", "loot", "mine", "objective", "prisoner"];

export function nameOf(facts: TableFacts, say: Say, id: string): string | undefined {
  const piece = facts.piece(id);
  const [kind = "", ...rest] = id.split(":");
  const last = rest.at(-1) ?? "";
  if (kind === "waypoint" && piece?.name) return say(piece.name);
  if (piece?.name) return undefined;
  switch (kind) {
    case "die":
      return say({ id: `die-${last}` });
    case "item":
      return say({ id: `loot-${last}` });
    case "slot":
      return actionName(facts, say, rest[0] ?? "", String(piece?.facts?.action ?? ""));
    case "ability":
      return actionName(facts, say, rest[0] ?? "", last);
    case "mission":
      return missionActionName(facts, last);
    case "card": {
      const card = printedOf(facts.printed)?.cards[String(piece?.facts?.face)];
      return card?.name ?? say({ id: "web-card-of", args: { hero: heroName(facts, last) } });
    }
    case "door":
    case "turret":
    case "edge":
      return say({ id: `web-piece-${kind}`, args: { at: piece?.at ?? "" } });
    default:
      return piece?.at && TOKENS.includes(piece.kind) ? say({ id: "web-piece-token", args: { kind: piece.kind, at: piece.at } }) : undefined;
  }
}

/** What is printed on a threat card that has been seen, or in the box of an ability. */
export function textOf(facts: TableFacts, _say: Say, id: string): string | undefined {
  const [kind, hero, ability] = id.split(":");
  const printed = printedOf(facts.printed);
  if (kind === "card") return printed?.cards[String(facts.piece(id)?.facts?.face)]?.text;
  if (kind === "ability") return printed?.heroes.find((one) => one.id === hero)?.ability.find((one) => one.id === ability)?.text;
  return undefined;
}

/** The short name of a hero, as everybody calls them. */
export function heroName(facts: TableFacts, id: string): string {
  const name = facts.zone(`board:${id}`)?.name?.args?.name;
  return typeof name === "string" ? name : id.charAt(0).toUpperCase() + id.slice(1);
}

/** An action of a hero board: one of its abilities, or one that every board has. */
export function actionName(facts: TableFacts, say: Say, hero: string, action: string): string {
  const board = printedOf(facts.printed)?.heroes.find((one) => one.id === hero);
  const ability = board && [board.main, ...board.ability].find((one) => one.id === action);
  return ability?.name ?? say({ id: `action-${action}` });
}

function missionActionName(facts: TableFacts, action: string): string {
  const page = printedOf(facts.printed)?.missions[missionOf(facts)];
  return page?.actions[action]?.name ?? action;
}

/** The mission being played, by id. */
export function missionOf(facts: TableFacts): string {
  return facts.zone("mission")?.pieces?.find((piece) => piece.kind === "page")?.at ?? "";
}
