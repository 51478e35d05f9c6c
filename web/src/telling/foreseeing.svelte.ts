/** What comes of the options of the open choice, and the danger of the place pointed at: asked of the server once a
 * position, and once a place. */

import type { Draft, Reply } from "../net/outbox";
import type { Asked, Danger, Odds } from "../protocol";

/** Milliseconds a pointer rests before the danger of a place is asked for. */
const REST = 120;
const NOTHING: ReadonlyMap<string, Odds> = new Map();

export class Foreseeing {
  /** By the key of the option. */
  odds = $state.raw<ReadonlyMap<string, Odds>>(NOTHING);
  danger = $state.raw<Danger | null>(null);
  /** What options are compared by, of the things that may come of them. */
  goal = $state("");
  private position: { seq: number; seat: number } | null = null;
  private readonly dangers = new Map<string, Danger | null>();
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (draft: Draft) => Promise<Reply | null>) {}

  /** Something else is asked, or nothing. */
  begin(seq: number, asked: Asked | null): void {
    this.odds = NOTHING;
    this.danger = null;
    this.goal = "";
    this.dangers.clear();
    clearTimeout(this.resting);
    const position = (this.position = asked ? { seq, seat: asked.seat } : null);
    if (!position) return;
    void this.send({ type: "foresee", ...position }).then((reply) => {
      if (reply?.type !== "foreseen" || this.position !== position) return;
      this.odds = new Map((reply.odds ?? []).map((odds) => [odds.key, odds]));
    });
  }

  /** A place is pointed at where somebody could stop, or none is. */
  point(place: string | null): void {
    clearTimeout(this.resting);
    const position = this.position;
    const known = place ? this.dangers.get(place) : null;
    this.danger = known ?? null;
    if (!place || !position || known !== undefined) return;
    this.resting = setTimeout(() => {
      void this.send({ type: "foresee", ...position, place }).then((reply) => {
        if (reply?.type !== "foreseen" || this.position !== position) return;
        this.dangers.set(place, reply.danger ?? null);
        this.danger = reply.danger ?? null;
      });
    }, REST);
  }
}
