import { createActor, fromPromise } from 'xstate';
import { tokenRenewalMachine } from '../../machines/tokenRenewal/tokenRenewalMachine';
import type { TokenKeeper } from '../../api/base/ApiEnvironment';

/** Looks again after so long at most: timers sleep with the machine and dawdle in hidden tabs. */
const LONGEST_WAIT_MS = 60_000;
const SHORTEST_WAIT_MS = 1_000;
const WAKING = ['visibilitychange', 'pageshow', 'online', 'focus', 'storage'] as const;

/** Runs the renewal of the token for as long as the page lives. The answer stops it. */
export function keepTokenFresh(
  tokens: TokenKeeper,
  page: EventTarget,
  now: () => number = Date.now,
): () => void {
  const untilDue = () => {
    const due = tokens.dueAt();
    const left = due === null || due <= now() ? LONGEST_WAIT_MS : due - now();
    return Math.min(LONGEST_WAIT_MS, Math.max(SHORTEST_WAIT_MS, left));
  };
  const isDue = () => (tokens.dueAt() ?? Infinity) <= now();
  const actor = createActor(
    tokenRenewalMachine.provide({
      actors: { renewToken: fromPromise(() => tokens.current()) },
      guards: { isDue },
      delays: { untilDue },
    }),
  ).start();
  const wake = () => actor.send({ type: 'page.woke' });
  for (const event of WAKING) page.addEventListener(event, wake);
  return () => {
    for (const event of WAKING) page.removeEventListener(event, wake);
    actor.stop();
  };
}
