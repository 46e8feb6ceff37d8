/** Of the three notes, in Hz and seconds. */
const NOTES = [523.25, 659.25, 783.99] as const;
const NOTE_SECONDS = 0.22;
const LOUDNESS = 0.25;

/** Plays three notes over the chosen loudspeaker; resolves when they are over. Rejects where the browser plays nothing. */
export async function playTestSound(loudspeaker: string | null): Promise<void> {
  const context = new AudioContext();
  try {
    await context.resume();
    const out = context.createMediaStreamDestination();
    NOTES.forEach((frequency, at) => {
      const begins = context.currentTime + 0.05 + at * NOTE_SECONDS;
      const gain = new GainNode(context, { gain: 0 });
      gain.gain.setTargetAtTime(LOUDNESS, begins, 0.01);
      gain.gain.setTargetAtTime(0, begins + NOTE_SECONDS * 0.7, 0.03);
      const note = new OscillatorNode(context, { frequency });
      note.connect(gain).connect(out);
      note.start(begins);
      note.stop(begins + NOTE_SECONDS * 1.5);
    });
    const element = new Audio();
    element.srcObject = out.stream;
    await sendTo(element, loudspeaker);
    await element.play();
    await new Promise((resolve) => setTimeout(resolve, (NOTES.length + 1.5) * NOTE_SECONDS * 1000));
    element.pause();
    element.srcObject = null;
  } finally {
    await context.close();
  }
}

/** Over the chosen loudspeaker, where the browser lets one choose and it is there still; else over the usual one. */
export async function sendTo(element: HTMLMediaElement, loudspeaker: string | null): Promise<void> {
  const { setSinkId } = element as { setSinkId?: HTMLMediaElement['setSinkId'] };
  await setSinkId?.call(element, loudspeaker ?? '').catch(() => undefined);
}
