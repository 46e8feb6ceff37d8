import { createActor, type AnyStateMachine, type AnyTransitionDefinition, type EventObject } from 'xstate';

interface Walk {
  input: unknown;
  events: readonly EventObject[];
}

/** Every transition that the chart has, guarded branches and eventless ones included, by a name to read. */
export function allTransitions(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const found = new Map<AnyTransitionDefinition, string>();
  const visit = (node: AnyStateMachine['root']): void => {
    const own = [...node.transitions.entries(), ['always', node.always ?? []] as const];
    for (const [event, branches] of own) {
      branches.forEach((branch, index) => found.set(branch, `${node.id} --${event}[${index}]-->`));
    }
    Object.values(node.states).forEach(visit);
  };
  visit(machine.root);
  return found;
}

/**
 * Walks the paths with running actors and gives the names of the transitions that none of them took. A branch
 * with neither target nor actions forbids its event: it can be taken by no one, and is not expected.
 */
export function transitionsNotWalked(machine: AnyStateMachine, walks: readonly Walk[]): string[] {
  const all = allTransitions(machine);
  for (const [branch] of all) if (!branch.target?.length && branch.actions.length === 0) all.delete(branch);
  for (const { input, events } of walks) {
    const actor = createActor(machine, {
      input: input as never,
      inspect: (seen) => {
        if (seen.type !== '@xstate.microstep') return;
        for (const taken of (seen as { _transitions?: AnyTransitionDefinition[] })._transitions ?? [])
          all.delete(taken);
      },
    });
    actor.start();
    events.forEach((event) => actor.send(event));
    actor.stop();
  }
  return [...all.values()];
}
