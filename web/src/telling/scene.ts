/** The scene as far as it has been told: the scene of before, with what each beat names changed. */

import type { Beat, Piece, Zone } from "../protocol";

type Facts = NonNullable<Piece["facts"]>;

/** The scene after a beat; `final` is the true one that stands in the end. Zones that do not change stay the same. */
export function after(zones: readonly Zone[], beat: Beat, final: readonly Zone[]): Zone[] {
  const ends = new Map(final.map((zone) => [zone.id, zone]));
  return zones.map((zone) => changed(zone, beat, ends.get(zone.id)));
}

function changed(zone: Zone, beat: Beat, end: Zone | undefined): Zone {
  if (beat.kind === "roll" && zone.kind === "tray" && end) return end;
  const places = beat.kind === "open" && end?.places ? end.places : each(zone.places, beat, end);
  const pieces = appeared(each(zone.pieces, beat, end), beat, end);
  return places === zone.places && pieces === zone.pieces ? zone : { ...zone, pieces: pieces ?? [], places: places ?? [] };
}

/** The pieces after a beat; the same list if nothing becomes of any. */
function each(pieces: Piece[] | undefined, beat: Beat, end: Zone | undefined): Piece[] | undefined {
  if (!pieces) return pieces;
  let same = true;
  const found = pieces.flatMap((piece) => {
    const next = gone(piece, beat, end) ? null : become(piece, beat, end);
    same &&= next === piece;
    return next ?? [];
  });
  return same ? pieces : found;
}

function gone(piece: Piece, beat: Beat, end: Zone | undefined): boolean {
  return (beat.gone?.includes(piece.id) ?? false) && !end?.pieces?.some((each) => each.id === piece.id);
}

function become(piece: Piece, beat: Beat, end: Zone | undefined): Piece {
  const at = placeOf(piece, beat);
  const facts = factsOf(piece, beat, end);
  return at === piece.at && facts === piece.facts ? piece : { ...piece, ...(at === undefined ? {} : { at }), ...(facts && { facts }) };
}

function placeOf(piece: Piece, beat: Beat): string | undefined {
  const moved = beat.moves?.[piece.id];
  if (moved !== undefined) return moved;
  if (beat.kind === "walk" && beat.actor === piece.id) return beat.path?.at(-1) ?? piece.at;
  if (beat.kind === "appear" && beat.targets?.includes(piece.id)) return beat.path?.[0] ?? piece.at;
  return piece.at;
}

function factsOf(piece: Piece, beat: Beat, end: Zone | undefined): Facts | undefined {
  const [sets, adds] = [beat.sets?.[piece.id], beat.adds?.[piece.id]];
  const opened = beat.kind === "open" && piece.facts?.concealed === true;
  if (!sets && !adds && !opened) return piece.facts;
  const facts: Facts = { ...piece.facts, ...sets };
  for (const [fact, by] of Object.entries(adds ?? {})) facts[fact] = Number(facts[fact] ?? 0) + by;
  if (!opened) return facts;
  return { ...facts, ...end?.pieces?.find((each) => each.id === piece.id)?.facts };
}

/** With the pieces that come into being; who will be gone again in the end is not seen. */
function appeared(pieces: Piece[] | undefined, beat: Beat, end: Zone | undefined): Piece[] | undefined {
  const wanted = beat.kind === "appear" || beat.kind === "roll" ? (beat.targets ?? []) : [];
  const known = new Set(pieces?.map((piece) => piece.id));
  const fresh = wanted.flatMap((id) => {
    const piece = known.has(id) ? undefined : end?.pieces?.find((each) => each.id === id);
    return piece ? [{ ...piece, at: beat.path?.[0] ?? piece.at ?? "" }] : [];
  });
  return fresh.length === 0 ? pieces : [...(pieces ?? []), ...fresh];
}
