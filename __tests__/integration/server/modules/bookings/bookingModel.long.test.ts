import fc from 'fast-check';
import type { Database } from '../../../../../src/server/db/database';
import { fuzzParameters, fuzzPatienceMs } from '../../../../support/fuzzParameters';
import { AGREED_COMMANDS } from '../../../../support/model/agreedCommands';
import { OPENING, REQUEST_COMMANDS } from '../../../../support/model/bookingCommands';
import type { BookingModel } from '../../../../support/model/BookingModel';
import { newBookingWorld } from '../../../../support/model/bookingWorld';
import { expectBooks, expectTruth } from '../../../../support/model/expectTruth';
import { openTestDatabase } from '../../../../support/testDatabase';

const RUNS = 50;
/** A walk takes a third of a second. */
const PATIENCE_MS = fuzzPatienceMs(RUNS, 5_000);

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
}, 30_000);
afterAll(() => db.close());

describe('whatever people do, in whatever order, and however much time passes', () => {
  it(
    'no time is held twice, fees and sums are right, moves are legal, and each sees their own',
    async () => {
      const steps = fc.oneof(...REQUEST_COMMANDS, ...AGREED_COMMANDS);
      const walks = fc
        .tuple(OPENING, fc.array(steps, { minLength: 8, maxLength: 14, size: 'max' }))
        .map(([opening, rest]) => [...opening, ...rest]);
      await fc.assert(
        fc.asyncProperty(walks, async (commands) => {
          const world = await newBookingWorld(db);
          const model: BookingModel = { now: world.clock.now().getTime(), bookings: [] };
          await fc.asyncModelRun(() => ({ model, real: world }), commands);
          await expectTruth(model, world);
          await expectBooks(model, world);
        }),
        { ...fuzzParameters(RUNS), endOnFailure: false },
      );
    },
    PATIENCE_MS,
  );
});
