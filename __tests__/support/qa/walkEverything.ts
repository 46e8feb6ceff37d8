import { jestPart } from './jestPart';
import type { WorldOptions } from './openWorld';
import type { PathJob } from './pathJobs';
import { productPart } from './product/productPart';
import type { QaOutcome } from './QaOutcome';
import type { QaOptions } from '../../../scripts/parseQaArgs.mjs';
import { runProgress } from './runProgress';
import { temporaryDemoData } from './temporaryDemoData';
import type { WalkResult } from './walkInBrowser';
import { walkPaths } from './walkPaths';

/** So many worlds stand beside one another: the cores of a small machine. */
const AT_ONCE = 2;
/** The cost of a walk beside its steps, and of a walk of two people altogether, both counted in steps. */
const OPENING = 2;
const PRODUCT_WALK = 45;

/** Walks all that was asked for, two things at once, and notes what comes of each as soon as it is known. */
export async function walkEverything(wish: QaOptions, outcome: QaOutcome): Promise<void> {
  const { jobs, parts, walks } = outcome;
  const isAlone = wish.machine !== null;
  const shareOf = ({ path }: PathJob) => path.steps.length + OPENING;
  const whole = jobs.reduce((sum, job) => sum + shareOf(job), isAlone ? 0 : wish.runs * PRODUCT_WALK);
  const options: WorldOptions = {
    demoData: (await temporaryDemoData()).dataDir,
    isHeaded: wish.isHeaded,
    outlivesSignals: true,
  };
  const progress = runProgress(whole, (line) => console.log(line));
  const tellPath = (job: PathJob, walk: WalkResult) => {
    walks.push({ job, walk });
    const words = walk.failure ? `FAILED at “${walk.failure.step}”` : 'ok';
    const name = `${job.driver.flow.machine.id} ${walk.number}`;
    progress(shareOf(job), `${name} ${words} ${(walk.ms / 1000).toFixed(1)} s`);
  };
  const walkProducts = async () => {
    const place = parts.length;
    await productPart(wish, options, (part, words) => {
      parts[place] = part;
      progress(words === null ? 0 : PRODUCT_WALK, `two people: ${words ?? part.sum}`);
    });
  };
  const waiting = [...jobs];
  const lane = async (at: number) => {
    if (at === 0 && !isAlone) await walkProducts();
    await walkPaths(waiting, options, tellPath);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => lane(at)));
  if (!isAlone && !wish.isProductOnly) parts.push(await jestPart());
}
