/** A round that hangs on somebody else's server does not hold up this one's stop: its lease lets another take it later. */
const STOP_WITHIN_MS = 4_000;

interface RoundsOptions {
  everyMs: number;
  /** a round that takes so much, or more, is followed by the next one at once */
  batch: number;
  onError: (error: unknown) => void;
  onDone?: () => void;
}

export interface Rounds {
  /** begins no further round, and waits for the one under way, but not for long */
  stop(): Promise<void>;
}

/** Does what is due every `everyMs`, one round at a time; a round answers how much it took. */
export function startRounds(
  round: () => Promise<number>,
  { everyMs, batch, onError, onDone = () => undefined }: RoundsOptions,
): Rounds {
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;
  const run = async () => {
    let taken = 0;
    try {
      taken = await round();
      onDone();
    } catch (error) {
      onError(error);
    }
    if (!isStopping) plan(taken >= batch ? 0 : everyMs);
  };
  let current = Promise.resolve();
  const plan = (afterMs: number) => {
    timer = setTimeout(() => {
      current = run();
    }, afterMs);
  };
  plan(0);
  return {
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      let limit: NodeJS.Timeout | undefined;
      const limited = new Promise<void>((resolve) => (limit = setTimeout(resolve, STOP_WITHIN_MS)));
      await Promise.race([current, limited]);
      clearTimeout(limit);
    },
  };
}
