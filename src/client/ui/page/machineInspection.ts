import type { InspectionEvent, Observer } from 'xstate';

let watcher: Observer<InspectionEvent> | null = null;

/** Whatever flow begins from now on is seen by `observer`; only development asks for it. */
export function watchMachines(observer: Observer<InspectionEvent>): void {
  watcher = observer;
}

/** For the options of every machine that a screen runs. */
export function machineInspection(): { inspect?: Observer<InspectionEvent> } {
  return watcher ? { inspect: watcher } : {};
}
