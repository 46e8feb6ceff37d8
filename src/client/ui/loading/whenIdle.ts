import type { AnyMachineSnapshot } from 'xstate';

interface Running<State> {
  getSnapshot: () => State;
  subscribe: (heard: (state: State) => void) => { unsubscribe: () => void };
}

/**
 * Calls back as soon as a flow has nothing under way any more. A flow that was left never calls back, so that
 * late answers are forgotten with their screen.
 */
export function whenIdle<State extends Pick<AnyMachineSnapshot, 'hasTag'>, Said>(
  actor: Running<State>,
  said: (state: State) => Said,
): Promise<Said> {
  return new Promise((resolve) => {
    const isIdle = (state: State) => !state.hasTag('busy');
    if (isIdle(actor.getSnapshot())) return resolve(said(actor.getSnapshot()));
    const { unsubscribe } = actor.subscribe((state) => {
      if (!isIdle(state)) return;
      unsubscribe();
      resolve(said(state));
    });
  });
}

/** However busy a page is, nothing waits longer, in milliseconds. */
const LONGEST_MS = 3000;

/** Where the browser does not say when it has nothing to do. */
const A_WHILE_MS = 500;

/** Does something once the page has nothing more urgent to do; gives the way to forget it. */
export function onIdle(page: Window, act: () => void): () => void {
  // Safari has no such thing.
  if (!('requestIdleCallback' in page)) {
    const timer = setTimeout(act, A_WHILE_MS);
    return () => clearTimeout(timer);
  }
  const wish = page.requestIdleCallback(act, { timeout: LONGEST_MS });
  return () => page.cancelIdleCallback(wish);
}
