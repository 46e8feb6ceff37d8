type Work<T> = () => Promise<T>;

/** Runs at most `atOnce` pieces of work at a time, the others in the order in which they came. */
export function createTurns(atOnce: number): <T>(work: Work<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
