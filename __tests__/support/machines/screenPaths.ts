import type { MachineCase } from './CaseEvent';
import { longerPaths, untakenBy } from './longerPaths';
import { coveringPaths, pathsOf, type MachinePath } from './machinePaths';

interface NamedPath {
  name: string;
  path: MachinePath;
}

/** Set by `npm run qa`, which walks them all. */
const IS_EVERY = process.env['QA_EVERY_PATH'] === '1';

/**
 * The few paths that take every branch, for `it.each`; all that a screen offers where that is asked for. A branch that
 * none of them takes is a fault: then the screen offers too little, or the path there is not found.
 */
export function screenPaths(
  flow: MachineCase,
  isPossible: (path: MachinePath) => boolean = () => true,
): NamedPath[] {
  const every = pathsOf(flow);
  const offered = every.filter(isPossible);
  const longer = longerPaths(flow, offered, { first: every.length + 1, canBe: isPossible });
  const possible = [...offered, ...longer];
  const untaken = untakenBy(flow, possible);
  if (untaken.length > 0) throw new Error(`No screen of ${flow.machine.id} takes ${untaken.join(', ')}`);
  return (IS_EVERY ? possible : coveringPaths(possible)).map((path) => ({
    name: `${path.number}: ${[path.start, ...path.steps.map(({ happening }) => happening.name)].join(', ')}`,
    path,
  }));
}
