import type { ServiceContext } from './context';

/** Lets time do its part (expiry, completion) every `everyMs` until the returned function is called and awaited. */
export function startLifeWorker(context: ServiceContext, everyMs: number): () => Promise<void> {
  const timer = setInterval(() => void context.clock.now(), everyMs);
  return () => {
    clearInterval(timer);
    return Promise.resolve();
  };
}
