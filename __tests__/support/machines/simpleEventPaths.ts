import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { canHappen } from './canHappen';
import type { EventPath } from './EventPath';
import type { CaseEvent, MachineCase } from './CaseEvent';
import { stateName } from './walkPath';

/** Ways that are looked at from one start; beyond it, what follows what was seen many times over. */
const MOST_LOOKED_AT = 20_000;

/**
 * Simple ways through a silenced flow: none enters a state of the chart twice. There are too many to walk, so those
 * are kept in which some happening follows another, from a state, for the first time.
 */
export function simpleEventPaths(flow: MachineCase): EventPath[] {
  const followed = new Set<string>();
  return Object.keys(flow.starts).flatMap((start) =>
    simpleWays(flow, start).filter(({ happenings, states }) => {
      const pairs = happenings.map((each, at) => `${happenings[at - 1]?.name} ${states[at]} ${each.name}`);
      const isNew = pairs.some((pair) => !followed.has(pair));
      pairs.forEach((pair) => followed.add(pair));
      return isNew;
    }),
  );
}

/** The library's view of a state: its own type asks for a key of another kind. */
interface Reached {
  transitions: Record<string, { event: AnyEventObject; state: AnyMachineSnapshot }>;
}

interface Way extends EventPath {
  /** each before the happening of the same place */
  states: readonly string[];
}

function simpleWays({ machine, starts, happenings, decides }: MachineCase, start: string): Way[] {
  const byEvent = new Map<unknown, CaseEvent>(happenings.map((each) => [each.event, each]));
  const keyOf = (state: AnyMachineSnapshot) => JSON.stringify([state.value, decides(state.context as never)]);
  const graph = getAdjacencyMap(machine, {
    input: starts[start],
    events: canHappen(happenings),
    serializeState: (state) => keyOf(state as AnyMachineSnapshot),
    serializeEvent: (event) => byEvent.get(event)?.name ?? '',
    limit: 20_000,
  }) as unknown as Record<string, Reached>;
  const ways: Way[] = [];
  const visit = (key: string, states: string[], happened: CaseEvent[]): void => {
    const next = new Map<string, CaseEvent>();
    for (const { event, state } of Object.values(graph[key]?.transitions ?? {})) {
      const happening = byEvent.get(event);
      const isEntered = states.includes(stateName(state.value));
      // one happening for each next state: the others of its kind are on the shortest ways
      if (happening && !isEntered && !next.has(keyOf(state))) next.set(keyOf(state), happening);
    }
    if (next.size === 0 && happened.length > 0 && ways.length < MOST_LOOKED_AT)
      ways.push({ start, happenings: happened, states });
    for (const [nextKey, happening] of next) {
      const name = stateName((JSON.parse(nextKey) as unknown[])[0]);
      if (ways.length < MOST_LOOKED_AT) visit(nextKey, [...states, name], [...happened, happening]);
    }
  };
  const [first = ''] = Object.keys(graph);
  visit(first, [stateName((JSON.parse(first) as unknown[])[0])], []);
  return ways;
}
