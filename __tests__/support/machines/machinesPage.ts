import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { arrowsOf } from './arrowsOf';
import { mermaidOf } from './mermaidOf';
import { nameOf, statesOf } from './statesOf';

/** `docs/machines.md`: every chart, what each of its states means to the person, and what can happen in it. */
export function machinesPage(machines: readonly AnyStateMachine[]): string {
  return [
    '# The flows, as statecharts',
    '',
    'Written by `npm run machines` from `src/client/machines`; a test fails when it is out of date.',
    ...machines.flatMap((machine) => ['', ...chapter(machine)]),
    '',
  ].join('\n');
}

function chapter(machine: AnyStateMachine): string[] {
  return [
    `## ${machine.id}`,
    '',
    ...(machine.root.description ? [machine.root.description, ''] : []),
    '```mermaid',
    mermaidOf(machine),
    '```',
    '',
    ...everywhere(machine),
    '| state | what it means to the person | tags | what can happen |',
    '|---|---|---|---|',
    ...statesOf(machine).map((node) => row(machine, node)),
  ];
}

/** The root's own transitions, in whatever state the flow is. */
function everywhere(machine: AnyStateMachine): string[] {
  const said = happenings(machine, machine.root);
  return said === '' ? [] : [`In every state that does not say otherwise: ${said}.`, ''];
}

function row(machine: AnyStateMachine, node: AnyStateNode): string {
  const cells = [
    `\`${nameOf(node)}\``,
    node.description ?? '',
    node.tags.join(', '),
    happenings(machine, node),
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function happenings(machine: AnyStateMachine, node: AnyStateNode): string {
  const own = arrowsOf(machine).filter(({ source }) => source === node);
  return own
    .map(({ event, guard, target, isForbidden }) => {
      const when = [event && `\`${event}\``, guard && `if ${guard}`].filter(Boolean).join(' ') || 'at once';
      if (isForbidden) return `${when}: nothing`;
      return `${when} → ${target ? nameOf(target) : 'stays'}`;
    })
    .join('; ');
}
