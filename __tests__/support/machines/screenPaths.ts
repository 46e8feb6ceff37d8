import type { MachineCase } from './Happening';
import { coveringPaths, pathsOf, type MachinePath } from './machinePaths';

interface NamedPath {
  name: string;
  path: MachinePath;
}

/** The few paths that take every branch which a screen can take, for `it.each`. */
export function screenPaths(
  flow: MachineCase,
  isPossible: (path: MachinePath) => boolean = () => true,
): NamedPath[] {
  return coveringPaths(pathsOf(flow).filter(isPossible)).map((path) => ({
    name: `${path.number}: ${[path.start, ...path.steps.map(({ happening }) => happening.name)].join(', ')}`,
    path,
  }));
}
