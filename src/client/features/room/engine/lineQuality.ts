/** A line to one other page, as measured over the last seconds; null where nothing was to be measured. */
export interface LineSample {
  /** shares of packets, 0 to 1 */
  lossUp: number | null;
  lossDown: number | null;
  roundTripMs: number | null;
  /** kbit/s that the browser thinks it could send */
  availableKbps: number | null;
}

export interface Ladder {
  /** 0: everything fits; 1 and 2: a smaller picture; 3: sound alone */
  step: number;
  /** samples in a row */
  bad: number;
  good: number;
}

export const FIRST_LADDER: Ladder = { step: 0, bad: 0, good: 0 };
export const SOUND_ALONE = 3;

const MOST_LOSS = 0.08;
const LONGEST_ROUND_TRIP_MS = 900;
const LEAST_KBPS = 70;
const BAD_IN_A_ROW = 2;
/** Coming back takes longer than giving way, and out of sound alone longest: a picture that comes and goes helps nobody. */
const GOOD_IN_A_ROW = 4;
const GOOD_AFTER_SOUND_ALONE = 8;

export function isBad({ lossUp, lossDown, roundTripMs, availableKbps }: LineSample): boolean {
  return (
    Math.max(lossUp ?? 0, lossDown ?? 0) > MOST_LOSS ||
    (roundTripMs ?? 0) > LONGEST_ROUND_TRIP_MS ||
    (availableKbps ?? Infinity) < LEAST_KBPS
  );
}

/** Where a line stands after one more sample. `lowest`: 2 where the picture is the language itself. */
export function climb(ladder: Ladder, sample: LineSample, lowest: number = SOUND_ALONE): Ladder {
  if (isBad(sample)) {
    const bad = ladder.bad + 1;
    if (bad < BAD_IN_A_ROW) return { ...ladder, bad, good: 0 };
    return { step: Math.min(lowest, ladder.step + 1), bad: 0, good: 0 };
  }
  const good = ladder.good + 1;
  const wanted = ladder.step === SOUND_ALONE ? GOOD_AFTER_SOUND_ALONE : GOOD_IN_A_ROW;
  if (ladder.step === 0 || good < wanted) return { ...ladder, bad: 0, good };
  return { step: ladder.step - 1, bad: 0, good: 0 };
}

export interface SenderWishes {
  /** bit/s */
  sound: number;
  picture: { isActive: boolean; maxBitrate: number; scaleDown: number; maxFramerate: number };
}

const PROCESSED_BPS = 32_000;
const FULL_BAND_BPS = 64_000;
/** A camera's bit/s to each of one, of up to three, of more. */
const PICTURE_BPS = [1_500_000, 700_000, 400_000] as const;
const SIGN_FACTOR = 1.5;

/** How much is sent to one other page. Sound is never made less for the picture's sake. */
export function sendingFor(
  step: number,
  { others, isFullBand, isSigned }: { others: number; isFullBand: boolean; isSigned: boolean },
): SenderWishes {
  const most = PICTURE_BPS[others <= 1 ? 0 : others <= 3 ? 1 : 2] * (isSigned ? SIGN_FACTOR : 1);
  const share = [1, 0.4, 0.12][step] ?? 0.12;
  return {
    sound: isFullBand ? FULL_BAND_BPS : PROCESSED_BPS,
    picture: {
      isActive: isSigned || step < SOUND_ALONE,
      maxBitrate: Math.round(most * (isSigned ? Math.max(share, 0.25) : share)),
      scaleDown: isSigned ? Math.min(2, 1 + step / 2) : 2 ** Math.min(step, 2),
      // Signs are lost before sharpness is missed.
      maxFramerate: isSigned || step === 0 ? 30 : step === 1 ? 20 : 12,
    },
  };
}
