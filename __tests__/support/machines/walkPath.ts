import { createActor, type AnyEventObject, type AnyStateMachine, type AnyTransitionDefinition } from 'xstate';
import { edgesOf } from './edgesOf';

export interface WalkedStep {
  /** where the flow stands then: `searching.loading` */
  to: string;
  /** every branch that was taken on the way, by its id in `edgesOf` */
  edges: readonly string[];
}

/** Time stands still: a delay passes only as an event of the path. */
export const STILL = { setTimeout: () => 0, clearTimeout: () => undefined };

/** Walks a silenced machine; the first step is its opening. */
export function walkPath(
  machine: AnyStateMachine,
  input: unknown,
  events: readonly AnyEventObject[],
): WalkedStep[] {
  const edges = edgesOf(machine);
  let taken: string[] = [];
  const actor = createActor(machine, {
    input: input as never,
    clock: STILL,
    inspect: (seen) => {
      if (seen.type !== '@xstate.microstep') return;
      for (const branch of (seen as { _transitions?: AnyTransitionDefinition[] })._transitions ?? []) {
        const edge = edges.get(branch);
        if (edge) taken.push(edge.id);
      }
    },
  });
  const stood = (): WalkedStep => {
    const step = { to: stateName(actor.getSnapshot().value), edges: taken };
    taken = [];
    return step;
  };
  actor.start();
  const steps = [
    stood(),
    ...events.map((event) => {
      actor.send(event);
      return stood();
    }),
  ];
  actor.stop();
  return steps;
}

/** A state's value as it is written in code: `{ searching: 'loading' }` is `searching.loading`. */
export function stateName(value: unknown): string {
  if (typeof value === 'string') return value;
  const [[name, inner] = ['', '']] = Object.entries(value as object) as [string, unknown][];
  return `${name}.${stateName(inner)}`;
}
