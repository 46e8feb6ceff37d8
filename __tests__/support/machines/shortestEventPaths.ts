import type { AnyMachineSnapshot } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { canHappen } from './canHappen';
import type { EventPath } from './EventPath';
import type { CaseEvent, MachineCase } from './CaseEvent';
import { stateName } from './walkPath';

/** A shortest way to each (state, happening, next state) of a silenced flow, from the first start that has one. */
export function shortestEventPaths({ machine, starts, happenings, decides }: MachineCase): EventPath[] {
  const byEvent = new Map<unknown, CaseEvent>(happenings.map((each) => [each.event, each]));
  const ends = new Set<string>();
  return Object.entries(starts).flatMap(([start, input]) =>
    getShortestPaths(machine, {
      input: input as never,
      events: canHappen(happenings),
      // told apart by how a state was reached as well, so that the paths cover transitions and not only states
      serializeState: (state, event, previous) =>
        JSON.stringify([
          (state as AnyMachineSnapshot).value,
          decides((state as AnyMachineSnapshot).context as never),
          byEvent.get(event)?.name,
          previous && (previous as AnyMachineSnapshot).value,
        ]),
      serializeEvent: (event) => byEvent.get(event)?.name ?? '',
      limit: 20_000,
    }).flatMap(({ state, steps }) => {
      const taken = steps.filter(({ event }) => byEvent.has(event));
      const names = taken.map(({ event }) => byEvent.get(event) as CaseEvent);
      const before = steps.at(-2)?.state as AnyMachineSnapshot | undefined;
      const end = JSON.stringify([
        before && stateName(before.value),
        names.at(-1)?.name,
        stateName(state.value),
      ]);
      if (names.length > 0 && ends.has(end)) return [];
      ends.add(end);
      return [{ start, happenings: names }];
    }),
  );
}
