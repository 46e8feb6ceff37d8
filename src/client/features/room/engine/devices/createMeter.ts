/** Speech from here on, 0 to 1; it goes on between syllables. */
const SPEECH_LEVEL = 0.35;
const SPEECH_LASTS_MS = 700;

/** How loud a microphone is, whether or not it is muted for the others. */
export function createMeter() {
  let context: AudioContext | null = null;
  let clone: MediaStreamTrack | null = null;
  let source: MediaStreamAudioSourceNode | null = null;
  let analyser: AnalyserNode | null = null;
  let wave = new Float32Array(0);
  let spokeAt = -Infinity;

  const leave = () => {
    source?.disconnect();
    clone?.stop();
    [source, clone] = [null, null];
  };
  /** 0 (silence) to 1: by decibels, from -60 up. */
  const read = (): number => {
    if (!analyser || !source) return 0;
    analyser.getFloatTimeDomainData(wave);
    return levelOf(wave);
  };
  return {
    follow: (track: MediaStreamTrack | null) => {
      leave();
      if (!track || typeof AudioContext === 'undefined') return;
      context ??= new AudioContext();
      analyser ??= new AnalyserNode(context, { fftSize: 1024 });
      wave = new Float32Array(analyser.fftSize);
      // A track that is muted says nothing; its double goes on.
      clone = track.clone();
      clone.enabled = true;
      source = context.createMediaStreamSource(new MediaStream([clone]));
      source.connect(analyser);
    },
    read,
    isSpeaking: (): boolean => {
      if (read() > SPEECH_LEVEL) spokeAt = Date.now();
      return Date.now() - spokeAt < SPEECH_LASTS_MS;
    },
    /** A browser may have waited for the person to press something. */
    resume: () => void context?.resume().catch(() => undefined),
    close: () => {
      leave();
      void context?.close().catch(() => undefined);
      [context, analyser] = [null, null];
    },
  };
}

const QUIETEST_DB = -60;

/** 0 (-60 dB or less) to 1 (full scale) of some samples between -1 and 1. */
export function levelOf(samples: ArrayLike<number>): number {
  let square = 0;
  for (let at = 0; at < samples.length; at += 1) square += (samples[at] ?? 0) ** 2;
  const decibels = 10 * Math.log10(square / Math.max(1, samples.length) || 1e-12);
  return Math.min(1, Math.max(0, 1 - decibels / QUIETEST_DB));
}
