/** Two quiet synthesized sounds: a tap for a move, two notes when the user's turn begins. */

let context: AudioContext | undefined;

function note(pitch: number, at: number, length: number, loudness: number, shape: OscillatorType): void {
  try {
    context ??= new AudioContext();
    const start = context.currentTime + at;
    const gain = context.createGain();
    gain.gain.setValueAtTime(loudness, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    const tone = context.createOscillator();
    tone.type = shape;
    tone.frequency.value = pitch;
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  } catch {
    // No audio: play without sound.
  }
}

export const sounds = {
  move: () => note(220, 0, 0.07, 0.12, "triangle"),
  yourTurn: () => {
    note(523, 0, 0.25, 0.1, "sine");
    note(784, 0.12, 0.4, 0.1, "sine");
  },
};
