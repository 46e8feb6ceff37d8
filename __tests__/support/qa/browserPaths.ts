import type { AnyMachineSnapshot } from 'xstate';
import { canHappen } from '../machines/canHappen';
import { edgesOf } from '../machines/edgesOf';
import type { Happening } from '../machines/Happening';
import { edgesTaken, pathsOf, type MachinePath } from '../machines/machinePaths';
import { silenced } from '../machines/silenced';
import { stateName, walkPath } from '../machines/walkPath';
import type { AnyDriver } from './MachineDriver';
import { snapshotsAlong } from './snapshotsAlong';

/**
 * The flow's paths as far as they can be brought about in a browser, with the numbers that they have everywhere. What
 * the page offers only after a longer way than the shortest has a path of its own behind them.
 */
export function browserPaths(driver: AnyDriver): MachinePath[] {
  const everywhere = pathsOf(driver.flow);
  const walkable = everywhere.flatMap((path) => shortened(driver, path));
  const taken = new Set(walkable.flatMap(edgesTaken));
  const missing = new Set(
    [...edgesOf(driver.flow.machine).values()].flatMap(({ id, isIdle }) =>
      isIdle || taken.has(id) ? [] : [id],
    ),
  );
  const longer = walkable.flatMap((path) => {
    if (missing.size === 0) return [];
    const further = furtherFrom(driver, path).filter((each) =>
      edgesTaken(each).some((id) => missing.has(id)),
    );
    further.flatMap(edgesTaken).forEach((id) => missing.delete(id));
    return further;
  });
  return [...walkable, ...longer.map((path, at) => ({ ...path, number: everywhere.length + at + 1 }))];
}

/** A path as far as the world goes with it; nothing where it does not even begin. */
function shortened(driver: AnyDriver, path: MachinePath): MachinePath[] {
  if (!driver.begins[path.start]) return [];
  const snapshots = snapshotsAlong(driver.flow, path);
  const end = path.steps.findIndex(
    ({ happening }, at) => !isPossible(driver, happening, snapshots[at] as AnyMachineSnapshot),
  );
  if (end === 0) return [];
  return [end < 0 ? path : { ...path, steps: path.steps.slice(0, end) }];
}

/** Whether it can be brought about in a browser where the machine stands so. */
export function isPossible({ deeds }: AnyDriver, { name }: Happening, before: AnyMachineSnapshot): boolean {
  const deed = deeds[name];
  return deed !== undefined && (deed.isPossible?.(before) ?? true);
}

/** Each thing that can happen after each step of a path, where it leads nowhere else. */
function furtherFrom(driver: AnyDriver, path: MachinePath): MachinePath[] {
  const { flow } = driver;
  const machine = silenced(flow.machine);
  return snapshotsAlong(flow, path).flatMap((snapshot, at) => {
    const events = canHappen(flow.happenings)(snapshot);
    return flow.happenings
      .filter((each) => events.includes(each.event) && isPossible(driver, each, snapshot))
      .map((happening) => {
        const before = path.steps.slice(0, at);
        const all = [...before.map((step) => step.happening.event), happening.event];
        const last = walkPath(machine, flow.starts[path.start], all).at(-1);
        const from = stateName(snapshot.value);
        return {
          ...path,
          steps: [...before, { happening, from, to: last?.to ?? '', edges: last?.edges ?? [] }],
        };
      });
  });
}
