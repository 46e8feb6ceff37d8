import { coveringPaths, type MachinePath } from '../machines/machinePaths';
import { ALL_DRIVERS } from './allDrivers';
import { browserPaths } from './browserPaths';
import type { AnyDriver } from './MachineDriver';
import type { QaWish } from './readQaWish';

/** One path that is to be walked. */
export interface PathJob {
  driver: AnyDriver;
  path: MachinePath;
}

/** Every path that was asked for, flow by flow. */
export function pathJobs({
  machine,
  path,
  isQuick,
}: Pick<QaWish, 'machine' | 'path' | 'isQuick'>): PathJob[] {
  const drivers = ALL_DRIVERS.filter(({ flow }) => machine === null || flow.machine.id === machine);
  if (drivers.length === 0) {
    const known = ALL_DRIVERS.map(({ flow }) => flow.machine.id).join(', ');
    throw new Error(`There is no machine ${machine}; there are ${known}.`);
  }
  const jobs = drivers.flatMap((driver) => {
    const every = browserPaths(driver);
    const wanted = path === null ? every : every.filter(({ number }) => number === path);
    const walked = isQuick && path === null ? coveringPaths(wanted) : wanted;
    return walked.map((each) => ({ driver, path: each }));
  });
  if (jobs.length === 0)
    throw new Error(`Of ${machine ?? 'no machine'} there is no path ${path} for a browser.`);
  return jobs;
}
