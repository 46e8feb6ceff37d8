import { initialTransition, transition, type AnyStateMachine, type EventObject } from 'xstate';

/** Where a chart stands after these events, by pure transitions: no actor runs, answers are events as well. */
export function standingAfter(
  machine: AnyStateMachine,
  input: unknown,
  events: readonly EventObject[],
): unknown {
  const [first] = initialTransition(machine, input as never);
  return events.reduce((state, event) => transition(machine, state, event)[0], first).value as unknown;
}
