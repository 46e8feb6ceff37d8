import type { MachineDriver } from './MachineDriver';
import type { WorldOptions } from './openWorld';
import type { PathJob } from './pathJobs';
import { renewableWorld, type RenewableWorld } from './renewableWorld';
import { walkInBrowser, type WalkResult } from './walkInBrowser';

/**
 * Walks what waits, one after another, and tells of each. The paths of a flow share a world, and no other flow finds
 * what they left there. A walk that fails harms no other: the next one is walked in a new world. Where browser or server were gone, the walk is walked again before it counts.
 */
export async function walkPaths(
  waiting: PathJob[],
  options: WorldOptions,
  tell: (job: PathJob, walk: WalkResult) => void,
): Promise<void> {
  const place = renewableWorld(options);
  let flow: PathJob['driver'] | null = null;
  try {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      if (job.driver !== flow) await place.leave();
      flow = job.driver;
      const { walk, isWorldGone } = await walkOnce(job, place);
      tell(job, isWorldGone ? (await walkOnce(job, place)).walk : walk);
    }
  } finally {
    await place.leave();
  }
}

async function walkOnce(
  { driver, path }: PathJob,
  place: RenewableWorld,
): Promise<{ walk: WalkResult; isWorldGone: boolean }> {
  const started = performance.now();
  try {
    const world = await place.open();
    const walk = await walkInBrowser(driver as MachineDriver<unknown>, path, world, { isPictured: true });
    const isWorldGone = walk.failure !== null && !(await world.isWell());
    if (walk.failure) await place.leave();
    return { walk, isWorldGone };
  } catch (error) {
    await place.leave();
    const { number, start } = path;
    const failure = { step: 'opening browser and server', message: (error as Error).stack ?? String(error) };
    const walk = { number, start, steps: [], failure, ms: performance.now() - started };
    return { walk, isWorldGone: false };
  }
}
