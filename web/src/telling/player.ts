/** Plays beats one after the other: each stays as long as its reading takes. It knows no page, only a clock. */

export interface Clock {
  now(): number;
  /** Call back after some milliseconds; what it gives ends that. */
  after(milliseconds: number, call: () => void): () => void;
}

/** Whatever is played: how long each stays at a speed. */
export interface Lasting {
  lasts(speed: number): number;
}

export class Player<B extends Lasting> {
  beats: readonly B[] = [];
  /** The beat that is on; as many as there are: all have been. */
  at = 0;
  playing = false;
  private stop: (() => void) | null = null;
  private began = 0;
  private left = 0;

  constructor(
    private readonly clock: Clock,
    private speed: number,
    private readonly changed: () => void,
  ) {}

  get over(): boolean {
    return this.at >= this.beats.length;
  }

  /** More to come, after what is on. */
  add(beats: readonly B[]): void {
    if (beats.length === 0) return;
    const idle = this.over;
    this.beats = [...this.beats, ...beats];
    if (idle) this.show(this.at, true);
    else this.changed();
  }

  /** Put everything aside. */
  clear(): void {
    this.rest();
    this.beats = [];
    this.at = 0;
    this.changed();
  }

  /** Everything has been. */
  skip(): void {
    this.show(this.beats.length, false);
  }

  step(): void {
    if (!this.over) this.show(this.at + 1, false);
  }

  back(): void {
    if (this.at > 0) this.show(this.at - 1, false);
  }

  again(): void {
    this.show(0, true);
  }

  pause(): void {
    if (this.playing) this.left = Math.max(0, this.left - (this.clock.now() - this.began));
    this.rest();
    this.changed();
  }

  play(): void {
    if (this.playing || this.over) return;
    this.run(this.left);
    this.changed();
  }

  /** From now on at another speed; what is on stays for its share of the new time. */
  pace(speed: number): void {
    const share = this.speed / speed;
    this.speed = speed;
    if (this.playing) {
      this.pause();
      this.left *= share;
      this.play();
    } else this.left *= share;
  }

  /** How long the beat that is on stays. */
  get time(): number {
    return this.beats[this.at]?.lasts(this.speed) ?? 0;
  }

  private show(at: number, playing: boolean): void {
    this.rest();
    this.at = at;
    this.left = this.time;
    if (playing && !this.over) this.run(this.left);
    this.changed();
  }

  private run(milliseconds: number): void {
    this.playing = true;
    this.began = this.clock.now();
    this.left = milliseconds;
    this.stop = this.clock.after(milliseconds, () => this.show(this.at + 1, true));
  }

  private rest(): void {
    this.stop?.();
    this.stop = null;
    this.playing = false;
  }
}
