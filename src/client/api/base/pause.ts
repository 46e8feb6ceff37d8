const FIRST_PAUSE_MS = 400;

/** 0.4, 0.8, 1.6 … seconds, give or take a third so that many tabs do not come back at once. */
export function pause(attempt: number, signal?: AbortSignal): Promise<void> {
  const lasts = FIRST_PAUSE_MS * 2 ** (attempt - 1) * (2 / 3 + Math.random() * (2 / 3));
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, lasts);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('Aborted'));
    });
  });
}
