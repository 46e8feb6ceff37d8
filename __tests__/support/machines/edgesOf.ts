import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { arrowsOf, type Arrow } from './arrowsOf';
import { nameOf } from './statesOf';

export interface MachineEdge extends Pick<Arrow, 'event' | 'guard' | 'isForbidden'> {
  /** where, what happens and which of its branches: `savingDetails.adding: addBooking failed [3]` */
  id: string;
  /** the state that answers; empty for the flow as a whole */
  source: string;
  /** null: it changes something and stays where it is */
  target: string | null;
  /** it neither leads anywhere nor tells anything: what happens is not listened to */
  isIdle: boolean;
}

/** Every branch of every transition of a chart, by the branch itself: (state, event or outcome, guard) → target. */
export function edgesOf(machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, MachineEdge> {
  const known = found.get(machine) ?? findEdges(machine);
  found.set(machine, known);
  return known;
}

/** Asked for at every step of every path; a chart never changes. */
const found = new WeakMap<AnyStateMachine, ReadonlyMap<AnyTransitionDefinition, MachineEdge>>();

function findEdges(machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, MachineEdge> {
  const seen = new Map<string, number>();
  return new Map(
    arrowsOf(machine).map(({ branch, source, target, event, guard, isForbidden }) => {
      const place = `${nameOf(source) || 'anywhere'}: ${event || 'at once'}`;
      const at = seen.get(place) ?? 0;
      seen.set(place, at + 1);
      const ends = { source: nameOf(source), target: target && nameOf(target) };
      const isIdle = target === null && branch.actions.length === 0;
      return [branch, { id: `${place} [${at}]`, ...ends, event, guard, isForbidden, isIdle }];
    }),
  );
}
