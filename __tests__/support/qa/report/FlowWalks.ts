import type { MachineCase } from '../../machines/CaseEvent';
import { edgesOf } from '../../machines/edgesOf';
import { nameOf, statesOf } from '../../machines/statesOf';
import type { AnyDriver } from '../MachineDriver';
import type { WalkResult } from '../walkInBrowser';

/** The result of the walks through one flow. */
export interface FlowWalks {
  flow: MachineCase;
  walks: readonly WalkResult[];
  /** how often each state was stood in or passed through, by its name */
  states: ReadonlyMap<string, number>;
  transitions: readonly WalkedTransition[];
  /** generated paths that a browser cannot walk to their end, by what they end before */
  limits: readonly { before: string; reason: string; numbers: readonly number[] }[];
}

export interface WalkedTransition {
  id: string;
  source: string;
  target: string | null;
  event: string;
  guard: string;
  times: number;
  /** why nobody walked it; null where somebody did, or where there is no reason */
  reason: string | null;
}

/** Counts what was seen to go well; `reasons` say why a transition is walked by nobody, by its id. */
export function countWalks(
  { flow, reasons }: Pick<AnyDriver, 'flow' | 'reasons'>,
  walks: readonly WalkResult[],
  limits: FlowWalks['limits'],
): FlowWalks {
  const steps = walks.flatMap((walk) => walk.steps.filter(({ states }) => states.length > 0));
  const count = (names: readonly string[]) => {
    const times = new Map<string, number>();
    for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
    return times;
  };
  const taken = count(steps.flatMap(({ takes }) => takes));
  const stood = count(steps.flatMap(({ states }) => states));
  const transitions = [...edgesOf(flow.machine).values()]
    .filter(({ isIdle }) => !isIdle)
    .map(({ id, source, target, event, guard }) => {
      const times = taken.get(id) ?? 0;
      const reason = times === 0 ? (reasons[id] ?? null) : null;
      return { id, source, target, event, guard, times, reason };
    });
  // nobody stands in a state that is left at once: whoever left it was there
  const passed = (state: string) =>
    transitions
      .filter(({ source, event }) => source === state && event === '')
      .reduce((sum, { times }) => sum + times, 0);
  return {
    flow,
    walks,
    states: new Map(
      statesOf(flow.machine).map((node) => [
        nameOf(node),
        Math.max(stood.get(nameOf(node)) ?? 0, passed(nameOf(node))),
      ]),
    ),
    transitions,
    limits,
  };
}

export const failedIn = ({ walks }: FlowWalks) => walks.filter(({ failure }) => failure !== null);

/** Those that nobody walked, and nobody said why. */
export const unexplainedIn = ({ transitions }: FlowWalks) =>
  transitions.filter(({ times, reason }) => times === 0 && reason === null);
