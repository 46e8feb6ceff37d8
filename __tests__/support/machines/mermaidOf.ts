import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { arrowsOf, type Arrow } from './arrowsOf';

/** A chart in mermaid's words (https://mermaid.js.org/syntax/stateDiagram.html). */
export function mermaidOf(machine: AnyStateMachine): string {
  const arrows = arrowsOf(machine).filter(({ isForbidden }) => !isForbidden);
  // what the root answers holds in every state: one arrow from each would hide the rest
  const drawn = arrows.filter(({ source, target }) => source !== machine.root && target !== null);
  return [
    'stateDiagram-v2',
    ...insideOf(machine.root, '  '),
    ...[...new Set(drawn.map(arrowLine))].map((line) => `  ${line}`),
  ].join('\n');
}

function insideOf(node: AnyStateNode, indent: string): string[] {
  const first = node.initial.target?.[0];
  return [
    ...(first ? [`${indent}[*] --> ${idOf(first)}`] : []),
    ...Object.values(node.states).flatMap((child) =>
      child.type === 'compound'
        ? [
            `${indent}state "${child.key}" as ${idOf(child)} {`,
            ...insideOf(child, `${indent}  `),
            `${indent}}`,
          ]
        : [
            `${indent}state "${child.key}" as ${idOf(child)}`,
            ...(child.type === 'final' ? [`${indent}${idOf(child)} --> [*]`] : []),
          ],
    ),
  ];
}

function arrowLine({ source, target, event, guard }: Arrow): string {
  const words = [event, guard && `[${guard}]`].filter(Boolean).join(' ');
  return `${idOf(source)} --> ${target ? idOf(target) : idOf(source)}${words && ` : ${words}`}`;
}

function idOf(node: AnyStateNode): string {
  return node.path.join('_');
}
