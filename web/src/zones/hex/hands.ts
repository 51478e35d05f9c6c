/** Hands on the map: a tap, a long press, a drag, two fingers. */

import type { Point } from "./board";

export interface Meanings {
  tap(event: PointerEvent): void;
  /** A long press; what follows is no tap. */
  press(event: PointerEvent): void;
  drag(by: Point): void;
  pinch(factor: number, event: PointerEvent): void;
  /** A mouse that moves with no button down. */
  point(event: PointerEvent): void;
}

const DRAG = 6;
const LONG_PRESS = 400;

export class Hands {
  private readonly down = new Map<number, Point>();
  private moved = false;
  private apart = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly meaning: Meanings) {}

  press(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.moved = this.down.size > 1;
    this.apart = this.spread();
    clearTimeout(this.timer);
    if (event.pointerType === "mouse") return;
    this.timer = setTimeout(() => {
      this.moved = true;
      this.meaning.press(event);
    }, LONG_PRESS);
  }

  move(event: PointerEvent & { currentTarget: Element }): void {
    const was = this.down.get(event.pointerId);
    if (!was) {
      if (event.pointerType === "mouse") this.meaning.point(event);
      return;
    }
    const by = { x: event.clientX - was.x, y: event.clientY - was.y };
    if (!this.moved && Math.hypot(by.x, by.y) < DRAG) return;
    if (!this.moved) event.currentTarget.setPointerCapture(event.pointerId);
    this.moved = true;
    clearTimeout(this.timer);
    this.down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.down.size === 1) {
      this.meaning.drag(by);
      return;
    }
    const apart = this.spread();
    if (this.apart > 0) this.meaning.pinch(apart / this.apart, event);
    this.apart = apart;
  }

  lift(event: PointerEvent): void {
    const known = this.down.delete(event.pointerId);
    clearTimeout(this.timer);
    this.apart = this.spread();
    if (known && !this.moved) this.meaning.tap(event);
  }

  cancel(event: PointerEvent): void {
    this.down.delete(event.pointerId);
    clearTimeout(this.timer);
    this.moved = true;
  }

  private spread(): number {
    const [one, other] = [...this.down.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }
}
