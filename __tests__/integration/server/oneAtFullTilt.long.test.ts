import { besideGreed, type Beside } from '../../support/faults/greed/besideGreed';
import { openGreedWorld, type OpenGreed } from '../../support/faults/greed/greedWorld';
import { createPostgresDatabase } from '../../support/postgresDatabases';

/** Of each deed; short, because other tests run beside it. */
const SECONDS = 1;
const AT_ONCE = 40;
/** Of a documentation's network (RFC 5737), as the honest one's proxy says it. */
const HONEST_ADDRESS = '198.51.100.7';
/** A call that is answered so was written wrongly; what is hostile, or too often, is refused in other ways. */
const MEANINGLESS = [401, 403, 404, 405, 415, 500] as const;
/** Whoever makes another address of their calendar ends the one that they are reading. */
const REPLACED = 'calendar feeds 404';

describe('one account that does each costly thing as fast as it can', () => {
  let open: OpenGreed;
  let seen: Beside[];
  let drop = () => Promise.resolve();

  beforeAll(async () => {
    const databaseUrl = process.env['DATABASE_URL'];
    const database = databaseUrl ? await createPostgresDatabase(databaseUrl) : null;
    if (database) ({ drop } = database);
    open = await openGreedWorld(database, { honestAddress: HONEST_ADDRESS });
    seen = await besideGreed(open.world, { seconds: SECONDS, atOnce: AT_ONCE });
  }, 300_000);
  afterAll(async () => {
    await open.close();
    await drop();
  });

  // How long an honest one waits is judged by `npm run faults -- --only greedy`.
  it('keeps nobody else from being answered, be it a list or the same', () => {
    expect(seen.length).toBeGreaterThanOrEqual(17);
    expect(seen.flatMap(({ refused }) => refused)).toEqual([]);
  });

  it('had its calls understood, so that each is costly', () => {
    const wrong = seen.flatMap(({ deed, greedy }) =>
      MEANINGLESS.filter((status) => greedy[status] && `${deed} ${status}` !== REPLACED).map(
        (status) => `${deed}: ${status}`,
      ),
    );
    expect(wrong).toEqual([]);
    const idle = seen.filter(({ greedy }) => Object.keys(greedy).length === 0);
    expect(idle.map(({ deed }) => deed)).toEqual([]);
  });
});
