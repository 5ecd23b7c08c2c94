/** Short sounds made with Web Audio; browsers allow them only after the page was touched. */
import { settings } from './settings.svelte';

type Note = [frequency: number, start: number, length: number, loudness: number];

const SOUNDS: Record<
  'turn' | 'move' | 'choose' | 'refuse' | 'end' | 'chat',
  { wave: OscillatorType; notes: Note[] }
> = {
  turn: {
    wave: 'sine',
    notes: [
      [587, 0, 0.5, 0.16],
      [880, 0.13, 0.7, 0.14],
    ],
  },
  move: {
    wave: 'triangle',
    notes: [
      [190, 0, 0.07, 0.2],
      [95, 0.01, 0.09, 0.16],
    ],
  },
  choose: { wave: 'triangle', notes: [[420, 0, 0.04, 0.06]] },
  refuse: { wave: 'sine', notes: [[170, 0, 0.14, 0.12]] },
  end: {
    wave: 'sine',
    notes: [
      [523, 0, 0.6, 0.12],
      [659, 0.15, 0.6, 0.12],
      [784, 0.3, 0.6, 0.12],
      [1046, 0.45, 1.2, 0.12],
    ],
  },
  chat: { wave: 'sine', notes: [[740, 0, 0.12, 0.06]] },
};

/** Milliseconds after which the audio device is opened even if the page is busy. */
const LATEST = 3000;

let audio: AudioContext | null = null;

/** Opening the audio device is slow, so it waits until nothing else is to be done. */
function unlock(): void {
  const open = () => (audio ??= new AudioContext());
  // Not in every browser.
  if ('requestIdleCallback' in window) requestIdleCallback(open, { timeout: LATEST });
  else setTimeout(open, LATEST);
  removeEventListener('pointerdown', unlock, true);
  removeEventListener('keydown', unlock, true);
}

if (typeof AudioContext !== 'undefined') {
  addEventListener('pointerdown', unlock, true);
  addEventListener('keydown', unlock, true);
}

export function play(name: keyof typeof SOUNDS): void {
  if (!audio || !settings.all.sound) return;
  const { wave, notes } = SOUNDS[name];
  for (const [frequency, start, length, loudness] of notes) {
    const at = audio.currentTime + start;
    const tone = new OscillatorNode(audio, { type: wave, frequency });
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loudness, at + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}
