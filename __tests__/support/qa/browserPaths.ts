import type { AnyMachineSnapshot } from 'xstate';
import type { CaseEvent } from '../machines/CaseEvent';
import { longerPaths } from '../machines/longerPaths';
import { pathsOf, withoutBeginnings, type MachinePath } from '../machines/machinePaths';
import { snapshotsAlong } from '../machines/snapshotsAlong';
import type { AnyDriver } from './MachineDriver';

/** A generated path that a browser cannot walk to its end. */
export interface PathLimit {
  number: number;
  /** what cannot be brought about there: a happening, or the start itself */
  before: string;
}

/**
 * The flow's paths as far as they can be brought about in a browser, with the numbers that they have everywhere; one
 * that is then the beginning of another is walked by that one. What the page offers only after a longer way than the
 * shortest has a path of its own behind them.
 */
export function browserPaths(driver: AnyDriver): MachinePath[] {
  const everywhere = generatedPaths(driver);
  const walkable = withoutBeginnings(everywhere.flatMap((path) => shortened(driver, path)));
  const longer = longerPaths(driver.flow, walkable, {
    first: everywhere.length + 1,
    canBe: ({ steps }, before) => {
      const last = steps.at(-1);
      return last !== undefined && isPossible(driver, last.happening, before);
    },
  });
  return [...walkable, ...longer];
}

/** The generated paths that are not walked to their end, and what they end before. */
export function limitsOf(driver: AnyDriver): PathLimit[] {
  return generatedPaths(driver).flatMap((path) => {
    const { number, start, steps } = path;
    if (!driver.begins[start]) return [{ number, before: start }];
    const end = endOf(driver, path);
    return end < 0 ? [] : [{ number, before: steps[end]?.happening.name ?? '' }];
  });
}

const GENERATED = new WeakMap<AnyDriver, MachinePath[]>();

/** To find the ways through a large chart takes seconds, and whoever asks for one answer here asks for the other, too. */
function generatedPaths(driver: AnyDriver): MachinePath[] {
  const paths = GENERATED.get(driver) ?? pathsOf(driver.flow);
  GENERATED.set(driver, paths);
  return paths;
}

/** A path as far as the world goes with it; nothing where it does not even begin. */
function shortened(driver: AnyDriver, path: MachinePath): MachinePath[] {
  if (!driver.begins[path.start]) return [];
  const end = endOf(driver, path);
  if (end === 0) return [];
  return [end < 0 ? path : { ...path, steps: path.steps.slice(0, end) }];
}

/** The place of the first step that cannot be brought about; -1 where there is none. */
function endOf(driver: AnyDriver, path: MachinePath): number {
  const snapshots = snapshotsAlong(driver.flow, path);
  return path.steps.findIndex(
    ({ happening }, at) => !isPossible(driver, happening, snapshots[at] as AnyMachineSnapshot),
  );
}

/** Whether it can be brought about in a browser where the machine stands so. */
export function isPossible({ deeds }: AnyDriver, { name }: CaseEvent, before: AnyMachineSnapshot): boolean {
  const deed = deeds[name];
  return deed !== undefined && (deed.isPossible?.(before) ?? true);
}
