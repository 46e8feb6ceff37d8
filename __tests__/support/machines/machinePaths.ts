import type { CaseEvent, MachineCase } from './CaseEvent';
import { shortestEventPaths } from './shortestEventPaths';
import { silenced } from './silenced';
import { simpleEventPaths } from './simpleEventPaths';
import { walkPath } from './walkPath';

export interface PathStep {
  happening: CaseEvent;
  from: string;
  to: string;
  /** the branches taken, by their ids in `edgesOf`: of what happened, and of what follows at once */
  edges: readonly string[];
}

export interface MachinePath {
  /** counted from 1; the same as long as the chart and what can happen to it are the same */
  number: number;
  kind: 'shortest' | 'simple';
  /** a name in the case's `starts` */
  start: string;
  /** where the flow stands before anything happens */
  opensIn: string;
  openingEdges: readonly string[];
  steps: readonly PathStep[];
}

/**
 * Every way through a flow: a shortest one to each (state, happening, next state), then simple ones, which enter no
 * state twice, until each two steps that can follow one another did.
 */
export function pathsOf(flow: MachineCase): MachinePath[] {
  const machine = silenced(flow.machine);
  const kinds = [
    ['shortest', shortestEventPaths({ ...flow, machine })],
    ['simple', simpleEventPaths({ ...flow, machine })],
  ] as const;
  const walked = kinds.flatMap(([kind, ways]) =>
    ways.map(({ start, happenings }) => {
      const events = happenings.map(({ event }) => event);
      const [opening, ...stood] = walkPath(machine, flow.starts[start], events);
      const steps = happenings.map((happening, at) => ({
        happening,
        from: stood[at - 1]?.to ?? opening?.to ?? '',
        to: stood[at]?.to ?? '',
        edges: stood[at]?.edges ?? [],
      }));
      return { kind, start, opensIn: opening?.to ?? '', openingEdges: opening?.edges ?? [], steps };
    }),
  );
  const fresh = withoutBeginnings(walked);
  return fresh.map((path, at) => ({ ...path, number: at + 1 }));
}

export function edgesTaken({ openingEdges, steps }: Omit<MachinePath, 'number'>): string[] {
  return [...openingEdges, ...steps.flatMap(({ edges }) => edges)];
}

/** As few of the paths as a greedy choice finds that together take every branch which any of them takes. */
export function coveringPaths(paths: readonly MachinePath[]): MachinePath[] {
  const missing = new Set(paths.flatMap(edgesTaken));
  const chosen: MachinePath[] = [];
  const gain = (path: MachinePath) => new Set(edgesTaken(path).filter((id) => missing.has(id))).size;
  while (missing.size > 0) {
    const best = paths.reduce((one, other) => (worth(other, gain) > worth(one, gain) ? other : one));
    chosen.push(best);
    edgesTaken(best).forEach((id) => missing.delete(id));
  }
  return chosen.sort((one, other) => one.number - other.number);
}

/** The cost of each step of a path: many short walks say more than one long one when something breaks. */
function worth(path: MachinePath, gain: (path: MachinePath) => number): number {
  return gain(path) / (path.steps.length + 1);
}

/** A path that another one begins with is walked by that one. */
export function withoutBeginnings<Path extends Omit<MachinePath, 'number'>>(paths: readonly Path[]): Path[] {
  const wordsOf = ({ start, steps }: Path, length = steps.length) =>
    JSON.stringify([start, ...steps.slice(0, length).map(({ happening }) => happening.name)]);
  const begun = new Set(paths.flatMap((path) => path.steps.map((_, length) => wordsOf(path, length))));
  const whole = new Map(paths.map((path) => [wordsOf(path), path] as const).reverse());
  return [...whole].reverse().flatMap(([words, path]) => (begun.has(words) ? [] : [path]));
}
