import type { Page } from 'playwright-core';
import type { AnyMachineSnapshot } from 'xstate';
import type { CaseEvent } from '../machines/CaseEvent';
import type { MachinePath } from '../machines/machinePaths';
import { nameOf } from '../machines/statesOf';
import type { MachineDriver } from './MachineDriver';
import { openScene } from './openScene';
import type { QaWorld } from './openWorld';
import { snapshotsAlong } from '../machines/snapshotsAlong';
import { within } from './within';

export interface WalkedStep {
  name: string;
  by: CaseEvent['by'];
  /** names of the states in which the machine stands after it, the outer ones first */
  states: string[];
  /** ids of the transitions that it took */
  takes: readonly string[];
  /** JPEG of what the person saw then; null where nobody asked for pictures */
  picture: Buffer | null;
}

export interface WalkResult {
  number: number;
  start: string;
  steps: WalkedStep[];
  /** the step that did not come out as the machine says; null where all did */
  failure: { step: string; message: string } | null;
  ms: number;
}

export interface WalkOptions {
  isPictured?: boolean;
  /** a walk that takes longer has failed */
  ceilingMs?: number;
}

const JPEG = { type: 'jpeg', quality: 40, scale: 'css', animations: 'disabled', timeout: 10_000 } as const;
const CEILING_MS = 180_000;
const TIDY_MS = 30_000;

/**
 * Walks one path: every happening is made to happen in the browser, in its network or on the server; then what the
 * pure machine says must be seen. A walk that fails says where, and is over; it never throws.
 */
export async function walkInBrowser<Own>(
  driver: MachineDriver<Own>,
  path: MachinePath,
  world: QaWorld,
  { isPictured = false, ceilingMs = CEILING_MS }: WalkOptions = {},
): Promise<WalkResult> {
  const started = performance.now();
  const { number, start } = path;
  const steps: WalkedStep[] = [];
  const afterwards: (() => unknown)[] = [];
  let failure: WalkResult['failure'] = null;
  let name = `${start} (made ready)`;
  let page: Page | undefined;
  const pictured = () => (isPictured && page ? page.screenshot(JPEG) : null);
  const walk = async () => {
    const beginning = driver.begins[start];
    if (!beginning) throw new Error(`Nobody can begin with ${start}`);
    const { scene, goTo, close } = await openScene(world, beginning.who, path);
    afterwards.push(close);
    page = scene.page;
    const snapshots = snapshotsAlong(driver.flow, path);
    const own = await driver.prepare(scene);
    afterwards.unshift(() => driver.tidy?.(scene, own));
    const arrive = async (at: number, step: Pick<WalkedStep, 'name' | 'by' | 'takes'>) => {
      const snapshot = snapshots[at] as AnyMachineSnapshot;
      const states = snapshot._nodes.map(nameOf).filter((each) => each !== '');
      const looks = states.flatMap((each) => driver.looks[each] ?? []);
      if (looks.length === 0) throw new Error(`Nobody says what ${states.join(', ')} looks like`);
      for (const look of looks) await look(scene, own, snapshot);
      steps.push({ ...step, states, picture: await pictured() });
    };
    name = start;
    await beginning.opens(scene, own);
    await arrive(0, { name, by: 'person', takes: path.openingEdges });
    for (const [at, { happening, edges }] of path.steps.entries()) {
      name = happening.name;
      goTo(at + 1);
      const deed = driver.deeds[name];
      if (!deed) throw new Error(`Nobody says how “${name}” comes about`);
      await deed.happens(scene, own, snapshots[at] as AnyMachineSnapshot);
      await arrive(at + 1, { name, by: happening.by, takes: edges });
    }
  };
  try {
    await within(ceilingMs, walk());
  } catch (error) {
    failure = { step: name, message: (error as Error).stack ?? String(error) };
    const picture = await Promise.resolve(pictured()).catch(() => null);
    steps.push({ name, by: 'person', states: [], takes: [], picture });
  }
  for (const tidy of afterwards)
    await within(TIDY_MS, Promise.resolve().then(tidy)).catch((error: unknown) => {
      failure ??= { step: 'leaving the world as it was found', message: String(error) };
    });
  const breaches = world.takeBreaches();
  if (breaches.length > 0) failure ??= { step: 'doing what no page may do', message: breaches.join('\n') };
  return { number, start, steps: [...steps], failure, ms: performance.now() - started };
}
