/** The sounds themselves, made of tones and noise: dry and short, no music. */

import type { SoundName } from "./sound.svelte";

interface Tone {
  /** Hertz at the beginning and the end; none is noise. */
  from?: number;
  to?: number;
  /** Milliseconds after which it begins, and that it lasts. */
  at?: number;
  lasts: number;
  loud: number;
  shape?: OscillatorType;
}

const SOUNDS: Record<SoundName, readonly Tone[]> = {
  dice: [{ lasts: 40, loud: 0.25 }, { at: 50, lasts: 40, loud: 0.18 }],
  card: [{ lasts: 120, loud: 0.12 }],
  appears: [{ from: 240, to: 480, lasts: 120, loud: 0.16, shape: "triangle" }],
  ping: [{ from: 880, to: 880, lasts: 150, loud: 0.14, shape: "sine" }],
  hit: [{ from: 220, to: 150, lasts: 140, loud: 0.22, shape: "square" }],
  wound: [{ from: 130, to: 70, lasts: 140, loud: 0.28, shape: "square" }],
  falls: [{ from: 320, to: 80, lasts: 200, loud: 0.2, shape: "sawtooth" }],
  yours: [{ from: 523, to: 523, lasts: 90, loud: 0.18, shape: "triangle" }, { from: 784, to: 784, at: 90, lasts: 90, loud: 0.18, shape: "triangle" }],
  storm: [{ lasts: 600, loud: 0.22 }, { from: 70, to: 45, lasts: 600, loud: 0.2, shape: "sine" }],
  goal: [{ from: 392, to: 392, lasts: 130, loud: 0.16, shape: "triangle" }, { from: 523, to: 523, at: 130, lasts: 270, loud: 0.16, shape: "triangle" }],
  end: [{ from: 262, to: 262, lasts: 300, loud: 0.16, shape: "triangle" }, { from: 196, to: 131, at: 300, lasts: 600, loud: 0.18, shape: "triangle" }],
};

let context: AudioContext | null = null;

export function sing(name: SoundName): void {
  if (!navigator.userActivation.hasBeenActive) return; // browsers allow no sound to a page nobody has touched
  context ??= new AudioContext();
  void context.resume();
  for (const tone of SOUNDS[name]) play(context, tone);
}

function play(air: AudioContext, { from, to, at = 0, lasts, loud, shape = "sine" }: Tone): void {
  const begins = air.currentTime + at / 1000;
  const ends = begins + lasts / 1000;
  const volume = air.createGain();
  volume.gain.setValueAtTime(loud, begins);
  volume.gain.exponentialRampToValueAtTime(0.001, ends);
  volume.connect(air.destination);
  const source = from === undefined ? noise(air, lasts) : pitch(air, shape, from, to ?? from, begins, ends);
  source.connect(volume);
  source.start(begins);
  source.stop(ends);
}

function pitch(air: AudioContext, shape: OscillatorType, from: number, to: number, begins: number, ends: number): OscillatorNode {
  const tone = air.createOscillator();
  tone.type = shape;
  tone.frequency.setValueAtTime(from, begins);
  tone.frequency.exponentialRampToValueAtTime(to, ends);
  return tone;
}

function noise(air: AudioContext, lasts: number): AudioBufferSourceNode {
  const source = air.createBufferSource();
  const samples = air.createBuffer(1, Math.ceil((air.sampleRate * lasts) / 1000), air.sampleRate);
  const wave = samples.getChannelData(0);
  for (let place = 0; place < wave.length; place += 1) wave[place] = Math.random() * 2 - 1;
  source.buffer = samples;
  return source;
}
