import { sql } from 'kysely';
import type { DataOf } from '../../../shared/contract/base/endpoint';
import type { ping } from '../../../shared/contract/base/open';
import type { ServiceContext } from '../../platform/context';

/** The version that runs; a test holds it to `package.json`, which the built server does not carry along. */
export const VERSION = '0.1.0';

type Pong = DataOf<typeof ping>;

/** How long a look at the database is good for, and how long one may take. */
const GOOD_FOR_MS = 1000;
const PATIENCE_MS = 1000;

/**
 * Answers whether server and database are there. The database is asked once a second at most, however many ask
 * us, and one that does not answer in time counts as out of reach until it does.
 */
export function createPing({ db, clock }: ServiceContext): () => Promise<Pong> | Pong {
  let pong: Pong = { version: VERSION, database: { reachable: false, time: null } };
  let lookedAt = -Infinity;
  let looking: Promise<Pong> | null = null;

  const look = async (): Promise<Pong> => {
    const time = await databaseTime(db);
    pong = { version: VERSION, database: { reachable: time !== null, time: time ?? pong.database.time } };
    lookedAt = clock.now().getTime();
    looking = null;
    return pong;
  };

  return () => {
    if (Math.abs(clock.now().getTime() - lookedAt) < GOOD_FOR_MS) return pong;
    looking ??= look();
    return looking;
  };
}

async function databaseTime(db: ServiceContext['db']): Promise<string | null> {
  let tooLate: NodeJS.Timeout | undefined;
  const patience = new Promise<null>((resolve) => {
    tooLate = setTimeout(resolve, PATIENCE_MS, null).unref();
  });
  const asking = sql<{ now: Date }>`SELECT clock_timestamp() AS now`
    .execute(db.queries)
    .then(({ rows }) => rows[0]?.now.toISOString() ?? null)
    .catch(() => null);
  const time = await Promise.race([asking, patience]);
  clearTimeout(tooLate);
  return time;
}
