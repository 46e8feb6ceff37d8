import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

export interface Arrow {
  branch: AnyTransitionDefinition;
  source: AnyStateNode;
  /** null: it changes something and stays where it is */
  target: AnyStateNode | null;
  /** in words: an event, an answer, a time that passed, or nothing where it is taken at once */
  event: string;
  guard: string;
  /** none of them: the event is refused here */
  isForbidden: boolean;
}

/** Every branch of every transition of a chart, the root's included. */
export function arrowsOf(machine: AnyStateMachine): Arrow[] {
  const visit = (node: AnyStateNode): Arrow[] => [
    ...[...node.transitions].flatMap(([event, branches]) =>
      branches.flatMap((branch) => arrows(node, event, branch)),
    ),
    ...(node.always ?? []).flatMap((branch) => arrows(node, '', branch)),
    ...Object.values(node.states).flatMap(visit),
  ];
  return visit(machine.root);
}

function arrows(source: AnyStateNode, event: string, branch: AnyTransitionDefinition): Arrow[] {
  const targets = branch.target ?? [];
  const common = {
    branch,
    source,
    event: eventName(event),
    guard: guardName(branch.guard),
    isForbidden: targets.length === 0 && branch.actions.length === 0 && !branch.guard,
  };
  return targets.length === 0
    ? [{ ...common, target: null }]
    : targets.map((target) => ({ ...common, target }));
}

/** `xstate.done.actor.addBooking` → `addBooking answered`; `xstate.after.searchPause.…` → `after searchPause`. */
function eventName(event: string): string {
  const [, kind, subject = '', ...rest] = event.split('.');
  if (!event.startsWith('xstate.')) return event;
  if (kind === 'after') return `after ${subject}`;
  return kind === 'error' ? `${rest.join('.')} failed` : `${rest.join('.')} answered`;
}

function guardName(guard: unknown): string {
  if (guard === undefined) return '';
  if (typeof guard === 'function') return guard.name && guard.name !== 'guard' ? guard.name : 'as seen';
  const { type, params } =
    typeof guard === 'string' ? { type: guard, params: undefined } : (guard as GuardObject);
  const said = Object.values(fixedParams(params))
    .flat()
    .filter((each) => typeof each === 'string');
  return said.length > 0 ? `${type} ${said.join(', ')}` : type;
}

/** Those that do not hang on what happens: a function of the event is asked about one that says nothing. */
function fixedParams(params: unknown): object {
  if (typeof params !== 'function') return (params as object | undefined) ?? {};
  const ask = params as (moment: { context: object; event: object }) => object;
  return ask({ context: {}, event: {} }) ?? {};
}

interface GuardObject {
  type: string;
  params?: unknown;
}
