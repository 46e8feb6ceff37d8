import type { WalkedTransition } from './FlowWalks';

/** Stands for whatever state the flow is in. */
export const ANYWHERE = 'anywhere';

/** Letters of a line; what is longer is broken where a word ends. */
const LINE = 20;

/** All that leads from one state to another: one line with a word for each. */
export interface ChartEdge {
  id: string;
  from: string;
  to: string;
  transitions: readonly WalkedTransition[];
}

/** Events that a state answers without leaving; they are written into the state. */
export const staysIn = (transitions: readonly WalkedTransition[], state: string) =>
  transitions.filter(({ source, target }) => target === null && (source || ANYWHERE) === state);

export function chartEdges(transitions: readonly WalkedTransition[]): ChartEdge[] {
  const edges = new Map<string, WalkedTransition[]>();
  for (const each of transitions) {
    if (each.target === null) continue;
    const ends = JSON.stringify([each.source || ANYWHERE, each.target.replace(/\.last(Tab|Step)$/, '')]);
    edges.set(ends, [...(edges.get(ends) ?? []), each]);
  }
  return [...edges].map(([ends, each]) => {
    const [from = '', to = ''] = JSON.parse(ends) as string[];
    return { id: ends, from, to, transitions: each };
  });
}

/** A transition in a few short lines: what happens, on which condition, and how often it was walked. */
export function wordsOf({ event, guard, times }: WalkedTransition): string[] {
  const words = `${event || 'at once'}${guard && ` [${guard.replaceAll(', ', ' ')}]`} ${times}×`.split(' ');
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LINE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
