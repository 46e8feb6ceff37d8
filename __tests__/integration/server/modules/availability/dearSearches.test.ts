import {
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Tables } from '../../../../../src/server/db/tables';
import { listSlots } from '../../../../../src/server/modules/availability/listSlots';
import { getInterpreters } from '../../../../../src/server/modules/interpreters/getInterpreters';

/** A database without rows that notes how many statements with some words it works on at once. */
function countingDatabase(words: string) {
  const seen = { atOnce: 0, most: 0, all: 0 };
  const connection: DatabaseConnection = {
    executeQuery: async ({ sql }) => {
      if (!sql.includes(words)) return { rows: [] };
      seen.all += 1;
      seen.most = Math.max(seen.most, (seen.atOnce += 1));
      await sleep(5);
      seen.atOnce -= 1;
      return { rows: [] };
    },
    streamQuery: () => {
      throw new Error('nothing is streamed');
    },
  };
  class Driver extends DummyDriver {
    override acquireConnection = () => Promise.resolve(connection);
  }
  const queries = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Driver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return {
    seen,
    context: { db: { queries }, clock: { now: () => new Date('2026-01-12T09:00:00Z') } } as never,
  };
}

const callers = Array.from({ length: 20 }, (_, at) => ({
  ...{ userId: `person ${at}`, sessionId: '', groupId: 100 as const, roles: [] },
  network: `192.0.2.${at % 10}`,
}));

describe('what takes the database long', () => {
  it('is done a few at a time: who of thousands is free then', async () => {
    const { seen, context } = countingDatabase('CROSS JOIN LATERAL');
    const search = {
      ...{ page: 1, pageSize: 10, sort: 'rank' as const, favouritesFirst: false },
      freeAt: { startsAt: '2026-01-15T10:00:00Z', duration: '1 hour' as const },
    };
    await Promise.all(callers.map((caller) => getInterpreters(context, caller, search)));
    expect(seen).toEqual({ atOnce: 0, most: 4, all: 20 });
  });

  it('is done a few at a time: when anybody of a pair is free', async () => {
    const { seen, context } = countingDatabase('people AS MATERIALIZED');
    const pair = { from: 'English' as const, to: 'Spanish' as const };
    const search = { pair, from: '2026-01-15', days: 7, zone: 'Europe/Berlin', duration: '1 hour' as const };
    await Promise.all(callers.map((caller) => listSlots(context, caller, search)));
    expect(seen.most).toBe(2);
    expect(seen.all).toBeGreaterThanOrEqual(20);
  });
});
