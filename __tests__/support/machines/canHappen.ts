import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Happening } from './Happening';

/** The events that a state listens to. One that has ended listens to nothing, although the library would go on. */
export function canHappen(happenings: readonly Happening[]) {
  const events = happenings.map(({ event }) => event);
  return (state: AnyMachineSnapshot): AnyEventObject[] =>
    state.status === 'active' ? events.filter((event) => state.can(event)) : [];
}
