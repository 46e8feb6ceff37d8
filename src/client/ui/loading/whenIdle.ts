import type { AnyMachineSnapshot } from 'xstate';

interface Running<State> {
  getSnapshot: () => State;
  subscribe: (heard: (state: State) => void) => { unsubscribe: () => void };
}

/**
 * What a flow says as soon as nothing of it is under way any more. A flow that was left meanwhile never says it, so that
 * what waits for a late answer is forgotten with its screen.
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
