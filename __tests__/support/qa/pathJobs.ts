import { coveringPaths, pathsOf, type MachinePath } from '../machines/machinePaths';
import { ALL_DRIVERS } from './allDrivers';
import { browserPaths, limitsOf } from './browserPaths';
import type { AnyDriver } from './MachineDriver';
import type { QaOptions } from '../../../scripts/parseQaArgs.mjs';

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
}: Pick<QaOptions, 'machine' | 'path' | 'isQuick'>): PathJob[] {
  const drivers = ALL_DRIVERS.filter(({ flow }) => machine === null || flow.machine.id === machine);
  const jobs = drivers.flatMap((driver) => {
    const every = browserPaths(driver);
    const wanted = path === null ? every : every.filter(({ number }) => number === path);
    const walked = isQuick && path === null ? coveringPaths(wanted) : wanted;
    return walked.map((each) => ({ driver, path: each }));
  });
  if (jobs.length === 0) throw new Error(drivers.map((driver) => noSuchPath(driver, path)).join(' '));
  return jobs;
}

function noSuchPath(driver: AnyDriver, path: number | null): string {
  const { id } = driver.flow.machine;
  const end = limitsOf(driver).find(({ number }) => number === path)?.before;
  const count = pathsOf(driver.flow).length;
  if (path === null || path > count) return `${id} has no path ${path}: they are counted from 1 to ${count}.`;
  return `Path ${path} of ${id} cannot go past “${end}” in a browser, and up to there another one walks it: ${driver.limits[end ?? '']}`;
}
