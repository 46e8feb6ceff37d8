/** From here on a sound gets hardly louder: a burst at full scale comes out at about -15 dB. */
const THRESHOLD_DB = -16;
const RATIO = 20;
/** By the specification of Web Audio a compressor makes everything louder by this much; it is taken back, so that speech stays as it was. */
const MAKE_UP_DB = -(THRESHOLD_DB - THRESHOLD_DB / RATIO) * 0.6;

export interface Mixer {
  /** of all who are heard, held back where it is too loud */
  mix: MediaStream;
  /** The people who are heard, and how loud, 0 to 1; those left out are not heard any more. */
  set: (people: readonly { visitId: string; stream: MediaStream; volume: number }[]) => void;
  /** The browser may have waited for the person to press something. */
  resume: () => void;
  close: () => void;
}

interface Voice {
  track: MediaStreamTrack;
  source: MediaStreamAudioSourceNode;
  gain: GainNode;
}

/** A gain changes in this time, in seconds, so that it does not click. */
const FADE = 0.02;

/** Mixes the others' sound and guards the ear of who hears it. Remote streams must be attached to elements too (Chromium). */
export function createMixer(context: AudioContext = new AudioContext()): Mixer {
  const out = context.createMediaStreamDestination();
  const guard = hearingGuard(context);
  guard.last.connect(out);
  const voices = new Map<string, Voice>();
  const silence = (visitId: string) => {
    const voice = voices.get(visitId);
    voice?.source.disconnect();
    voice?.gain.disconnect();
    voices.delete(visitId);
  };
  return {
    mix: out.stream,
    set: (people) => {
      for (const each of voices.keys()) if (!people.some(({ visitId }) => visitId === each)) silence(each);
      for (const { visitId, stream, volume } of people) {
        const track = stream.getAudioTracks()[0];
        if (voices.get(visitId)?.track !== track) silence(visitId);
        if (!track) continue;
        const known = voices.get(visitId);
        if (known) known.gain.gain.setTargetAtTime(volume, context.currentTime, FADE);
        else voices.set(visitId, speak(context, track, volume, guard.first));
      }
    },
    resume: () => void context.resume().catch(() => undefined),
    close: () => {
      for (const each of [...voices.keys()]) silence(each);
      void context.close().catch(() => undefined);
    },
  };
}

function speak(context: AudioContext, track: MediaStreamTrack, volume: number, into: AudioNode): Voice {
  const source = context.createMediaStreamSource(new MediaStream([track]));
  const gain = new GainNode(context, { gain: volume });
  source.connect(gain).connect(into);
  return { track, source, gain };
}

/** The limiter between what comes and what is heard. */
export function hearingGuard(context: BaseAudioContext): { first: AudioNode; last: AudioNode } {
  const first = new DynamicsCompressorNode(context, {
    ...{ threshold: THRESHOLD_DB, ratio: RATIO, knee: 0, attack: 0.001, release: 0.15 },
  });
  const last = new GainNode(context, { gain: 10 ** (-MAKE_UP_DB / 20) });
  first.connect(last);
  return { first, last };
}
