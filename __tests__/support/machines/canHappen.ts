import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { CaseEvent } from './CaseEvent';

/** The events that a state listens to. One that has ended listens to nothing, although the library would go on. */
export function canHappen(happenings: readonly CaseEvent[]) {
  const events = happenings.map(({ event }) => event);
  return (state: AnyMachineSnapshot): AnyEventObject[] =>
    state.status === 'active' ? events.filter((event) => state.can(event)) : [];
}
