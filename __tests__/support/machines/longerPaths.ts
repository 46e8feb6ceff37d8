import type { AnyMachineSnapshot } from 'xstate';
import { canHappen } from './canHappen';
import { edgesOf } from './edgesOf';
import type { MachineCase } from './CaseEvent';
import { edgesTaken, type MachinePath } from './machinePaths';
import { silenced } from './silenced';
import { snapshotsAlong } from './snapshotsAlong';
import { stateName, walkPath } from './walkPath';

/** Whether a path's last happening can be brought about where the machine stands so before it. */
type CanBe = (path: MachinePath, before: AnyMachineSnapshot) => boolean;

/** Every branch of a flow that none of the paths takes, by its id in `edgesOf`. */
export function untakenBy({ machine }: MachineCase, paths: readonly MachinePath[]): string[] {
  const taken = new Set(paths.flatMap(edgesTaken));
  return [...edgesOf(machine).values()].flatMap(({ id, isIdle }) => (isIdle || taken.has(id) ? [] : [id]));
}

/**
 * Paths that only a longer way than the shortest offers, such as a new booking beside one that is saved:
 * paths that go one step on from one that can be walked, as long as they take a branch that none takes.
 * `first` is their number.
 */
export function longerPaths(
  flow: MachineCase,
  walkable: readonly MachinePath[],
  { first, canBe }: { first: number; canBe: CanBe },
): MachinePath[] {
  const missing = new Set(untakenBy(flow, walkable));
  const longer: MachinePath[] = [];
  for (const path of walkable) {
    if (missing.size === 0) break;
    for (const further of furtherFrom(flow, path, canBe)) {
      if (!edgesTaken(further).some((id) => missing.has(id))) continue;
      edgesTaken(further).forEach((id) => missing.delete(id));
      longer.push({ ...further, number: first + longer.length });
    }
  }
  return longer;
}

/** Each thing that can happen after each step of a path. */
function furtherFrom(flow: MachineCase, path: MachinePath, canBe: CanBe): MachinePath[] {
  const machine = silenced(flow.machine);
  return snapshotsAlong(flow, path).flatMap((before, at) => {
    const events = canHappen(flow.happenings)(before);
    const begun = path.steps.slice(0, at);
    return flow.happenings
      .filter(({ event }) => events.includes(event))
      .map((happening) => {
        const all = [...begun.map((step) => step.happening.event), happening.event];
        const last = walkPath(machine, flow.starts[path.start], all).at(-1);
        const step = {
          happening,
          from: stateName(before.value),
          to: last?.to ?? '',
          edges: last?.edges ?? [],
        };
        return { ...path, steps: [...begun, step] };
      })
      .filter((further) => canBe(further, before));
  });
}
