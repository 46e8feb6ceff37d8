import { untilMonday } from '../support/qa/product/TwoPeople';
import { walkProduct } from '../support/qa/product/walkProduct';
import { DEMO_DATA } from '../support/runningServer';

jest.setTimeout(300_000);

/** A few short walks that are always the same; `npm run qa` makes up others, and longer ones. */
const SEED = 5;

test('every walk begins on a Monday at six, whenever it is walked', () => {
  const begun = ['2026-11-22T13:20', '2026-11-23T05:59', '2026-11-23T06:00', '2026-12-31T23:59'].map((at) => {
    const now = Date.parse(`${at}:00Z`);
    return new Date(now + untilMonday(now)).toISOString().slice(0, 16);
  });
  expect(begun).toEqual(['2026-11-23T06:00', '2026-11-23T06:00', '2026-11-30T06:00', '2027-01-04T06:00']);
});

describe('a client, an interpreter and time', () => {
  it('see what the product says to each of them, whatever happens', async () => {
    const { walks, failure } = await walkProduct(
      { seed: SEED, runs: 2, length: 14 },
      { demoData: process.env[DEMO_DATA], isBrief: true },
    );
    expect(failure).toBeNull();
    expect(walks.join('; ')).toMatch(/books.*(accepts|declines|cancels)/);
  });
});
