import { createActor, type AnyMachineSnapshot } from 'xstate';
import type { MachineCase } from './CaseEvent';
import type { MachinePath } from './machinePaths';
import { silenced } from './silenced';
import { STILL } from './walkPath';

/** Where the pure machine stands at the start of a path and after each of its steps. */
export function snapshotsAlong(
  { machine, starts }: MachineCase,
  { start, steps }: MachinePath,
): AnyMachineSnapshot[] {
  const actor = createActor(silenced(machine), { input: starts[start] as never, clock: STILL });
  const standing = () => actor.getSnapshot() as AnyMachineSnapshot;
  actor.start();
  const snapshots = [
    standing(),
    ...steps.map(({ happening }) => {
      actor.send(happening.event);
      return standing();
    }),
  ];
  actor.stop();
  return snapshots;
}
