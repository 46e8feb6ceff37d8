import { untakenBy } from '../support/machines/longerPaths';
import { ALL_DRIVERS } from '../support/qa/allDrivers';
import { browserPaths, limitsOf } from '../support/qa/browserPaths';
import { callTours } from '../support/qa/callTours';
import type { MachineDriver } from '../support/qa/MachineDriver';
import { openWorld, type QaWorld } from '../support/qa/openWorld';
import { walkInBrowser } from '../support/qa/walkInBrowser';
import { DEMO_DATA } from '../support/runningServer';

jest.setTimeout(180_000);

/** Each call of each flow answered once and failed once; `npm run qa` walks every path, and jsdom every transition. */
describe('a flow in a browser, against the real server', () => {
  let world: QaWorld;

  beforeAll(async () => {
    world = await openWorld({ demoData: process.env[DEMO_DATA], isBrief: true });
  });
  afterAll(() => world.close());

  describe.each(ALL_DRIVERS.map((driver) => [driver.flow.machine.id, driver] as const))('%s', (_, driver) => {
    const every = browserPaths(driver);
    const few = callTours(driver).map((path) => {
      const words = path.steps.map(({ happening }) => happening.name).join(', ');
      return [path.number, words, path] as const;
    });

    it.each(few)('walk %i: %s', async (_number, _words, path) => {
      const { failure } = await walkInBrowser(driver as MachineDriver<unknown>, path, world);
      expect(failure).toBeNull();
    });

    it('can take every transition but those that have a reason', () => {
      expect(untakenBy(driver.flow, every).sort()).toEqual(Object.keys(driver.reasons).sort());
    });

    it('says why paths end before what cannot be brought about', () => {
      const ends = new Set(limitsOf(driver).map(({ before }) => before));
      expect([...ends].sort()).toEqual(Object.keys(driver.limits).sort());
    });
  });
});
