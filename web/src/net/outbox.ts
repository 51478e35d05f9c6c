/** Messages that wait for their answer. After a lost line answers are sent again under the same id. */

import type {
  Answer,
  DiceChecked,
  Done,
  Foreseen,
  Incoming,
  Looked,
  Outgoing,
  Past,
  Refused,
  SummedUp,
  Thing,
  Told,
  Why,
} from "../protocol";

export type Reply = Done | Refused | Why | Looked | Past | Told | SummedUp | DiceChecked | Thing | Foreseen;

/** The messages that answer one of ours. */
export function isReply(message: Outgoing): message is Reply {
  return ["done", "refused", "why", "lens", "past", "told", "summed-up", "dice", "thing", "foreseen"].includes(message.type);
}

/** A message before it has its id. */
export type Draft = Incoming extends infer M ? (M extends Incoming ? Omit<M, "id"> : never) : never;

interface Waiting {
  message: Incoming;
  settle: (reply: Reply | null) => void;
}

export class Outbox {
  private readonly waiting = new Map<string, Waiting>();
  private count = 0;

  /** `prefix` tells this page's messages from those of every other. */
  constructor(private readonly prefix: string) {}

  get answers(): Answer[] {
    return [...this.waiting.values()].map((one) => one.message).filter((message) => message.type === "answer");
  }

  /** Give a message its id; the promise is null if the line was lost before the reply came. */
  add(draft: Draft): { message: Incoming; reply: Promise<Reply | null> } {
    this.count += 1;
    const message = { ...draft, id: `${this.prefix}-${this.count}` } as Incoming;
    const reply = new Promise<Reply | null>((settle) => this.waiting.set(message.id, { message, settle }));
    return { message, reply };
  }

  /** A reply came in. */
  settle(reply: Reply): void {
    this.waiting.get(reply.id)?.settle(reply);
    this.waiting.delete(reply.id);
  }

  /** The line was lost: answers wait for the next one, everything else is forgotten. */
  lose(): void {
    for (const [id, one] of this.waiting) {
      if (one.message.type === "answer") continue;
      one.settle(null);
      this.waiting.delete(id);
    }
  }
}
