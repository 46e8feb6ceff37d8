import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** Every state of a chart below its root, each before the states inside it. */
export function statesOf(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] =>
    Object.values(node.states).flatMap((child) => [child, ...below(child)]);
  return below(machine.root);
}

/** As it is written in code: `searching.loading`. */
export function nameOf(node: AnyStateNode): string {
  return node.path.join('.');
}
