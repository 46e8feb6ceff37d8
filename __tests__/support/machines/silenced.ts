import { fromPromise, type AnyStateMachine } from 'xstate';

/** The chart alone: what it tells is heard by nobody, and no call ever answers but by an event of a path. */
export function silenced(machine: AnyStateMachine): AnyStateMachine {
  const known = made.get(machine) ?? silence(machine);
  made.set(machine, known);
  return known;
}

/** One for each machine: it is asked for at every step of every path, and never changes. */
const made = new WeakMap<AnyStateMachine, AnyStateMachine>();

function silence(machine: AnyStateMachine): AnyStateMachine {
  const { actors, actions } = machine.implementations;
  const outward = Object.entries(actions).filter(
    ([, does]) => typeof does === 'function' && !('type' in does),
  );
  return machine.provide({
    actors: Object.fromEntries(
      Object.keys(actors).map((name) => [name, fromPromise(() => new Promise(() => {}))]),
    ),
    actions: Object.fromEntries(outward.map(([name]) => [name, () => undefined])),
  } as never);
}
