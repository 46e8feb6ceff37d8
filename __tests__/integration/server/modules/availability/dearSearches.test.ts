import fastify, { type FastifyInstance } from 'fastify';
import {
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { listSlots } from '../../../../../src/shared/contract/bookings/slot';
import { endOtherSignIns } from '../../../../../src/shared/contract/account/signIns';
import { startCall } from '../../../../../src/shared/contract/bookings/calls';
import { getInterpreters } from '../../../../../src/shared/contract/interpreters/interpreter';
import { accountRoutes } from '../../../../../src/server/modules/account/accountRoutes';
import { availabilityRoutes } from '../../../../../src/server/modules/availability/availabilityRoutes';
import { callRoutes } from '../../../../../src/server/modules/calls/callRoutes';
import { watchableBy } from '../../../../../src/server/modules/availability/service/watchableBy';
import { interpreterRoutes } from '../../../../../src/server/modules/interpreters/interpreterRoutes';
import { createCallTurns } from '../../../../../src/server/platform/limits/callTurns';
import { createLiveHub } from '../../../../../src/server/platform/live/createLiveHub';
import { liveRoute } from '../../../../../src/server/platform/live/liveRoute';
import { openLine } from '../../../../support/openLine';
import { messageRoutes } from '../../../../../src/server/modules/messages/messageRoutes';
import { getFile } from '../../../../../src/shared/contract/bookings/message';
import { callWish } from '../../../../support/callRules';

const PERSON = 'c0a80101-0000-4000-8000-000000000000';

/** A database with nothing in it but who asks; it notes how many statements with some words it works on at once. */
function countingDatabase(words: string) {
  const seen = { atOnce: 0, most: 0, all: 0 };
  const connection: DatabaseConnection = {
    executeQuery: async ({ sql, parameters }) => {
      if (sql.includes('"sessions"')) {
        const row = { id: parameters[0], group_id: 100, roles: [], rotated_at: new Date(0) };
        return { rows: [{ ...row, renewal_arrived: true }] as never };
      }
      if (!sql.includes(words)) return { rows: [] };
      seen.all += 1;
      seen.most = Math.max(seen.most, (seen.atOnce += 1));
      await sleep(50);
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
  const queries = new Kysely<never>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Driver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return { seen, queries };
}

async function scene(words: string) {
  const { seen, queries } = countingDatabase(words);
  const context = {
    db: { queries },
    clock: { now: () => new Date('2026-01-12T09:00:00Z') },
    // whose token it is stands in it
    accessTokens: {
      read: (token: string) => {
        const id = PERSON.slice(0, -3) + token.slice(-3);
        return Promise.resolve({ userId: id, sessionId: id, issuedAt: new Date(0) });
      },
    },
    turns: createCallTurns('postgres'),
    accountLimits: { countConfirmation: () => Promise.resolve() },
  } as never;
  const app = fastify({ trustProxy: true });
  availabilityRoutes(app, context);
  interpreterRoutes(app, context, { countRead: () => Promise.resolve() });
  accountRoutes(app, context, {} as never);
  callRoutes(app, context, { changes: (work) => work, answers: (work) => work });
  messageRoutes(app, context);
  const hub = createLiveHub({ listen: () => Promise.resolve(() => Promise.resolve()) });
  await liveRoute(app, context, 'https://dragoman.example', {
    ...{ hub, findGuest: () => Promise.resolve(null) },
    watchable: (userId, wish) => watchableBy(queries, userId, wish),
  });
  await app.ready();
  return { seen, app };
}

const askOften = (
  app: FastifyInstance,
  { path, method }: { path: string; method: string },
  payload: object,
) =>
  Array.from({ length: 24 }, (_, at) =>
    app.inject({
      ...{ method: method as 'POST', url: path, payload },
      headers: { authorization: `Bearer a.b.${100 + at}`, 'x-forwarded-for': `192.0.2.${at % 8}` },
    }),
  );

describe('what takes the database long', () => {
  it.each([
    ['who of thousands is free then', 'CROSS JOIN LATERAL', getInterpreters, 3],
    ['when anybody of a pair is free', 'people AS MATERIALIZED', listSlots, 3],
    ['whom a call asks', 'from "users"', startCall, 3],
    ['whether a password is right', 'from "users"', endOtherSignIns, 4],
  ])('is done a few at a time, and others go on beside it: %s', async (_what, words, call, most) => {
    const { seen, app } = await scene(words);
    const freeAt = { startsAt: '2026-01-15T10:00:00Z', duration: '1 hour' };
    const pair = { from: 'English', to: 'Spanish' };
    const wish = {
      [getInterpreters.name]: { freeAt },
      [listSlots.name]: { pair, from: '2026-01-15', days: 7, zone: 'Europe/Berlin', duration: '1 hour' },
      [endOtherSignIns.name]: { password: 'Nobodys-1' },
      [startCall.name]: { ...callWish({ meetingDate: '2026-01-15' }), id: PERSON, maxTotalFee: 100 },
    }[call.name];
    const asked = Promise.all(askOften(app, call, wish ?? {}));
    await sleep(20);
    const [other] = askOften(app, getInterpreters, {});
    expect((await other)?.statusCode).toBe(200);
    expect(seen.all).toBeLessThan(24);
    const statuses = (await asked).map(({ statusCode }) => statusCode);
    // nobody is there who could start a call or has a password, and nothing here makes a refusal of that
    expect(new Set(statuses)).toEqual(new Set([words === 'from "users"' ? 500 : 200]));
    expect(seen.most).toBe(most);
    expect(seen.all).toBeGreaterThanOrEqual(24);
    await app.close();
  });

  it.each([
    ['a download', 'GET', `${getFile.path}/${PERSON}/${PERSON}`],
    ['the call for a file', 'POST', getFile.path],
  ])('is what one network asks for three at a time, before %s begins', async (_what, method, path) => {
    const { seen, app } = await scene('from "threads"');
    const asked = Array.from({ length: 12 }, (_, at) =>
      app.inject({
        ...{ method: method as 'GET', url: path, headers: { authorization: `Bearer a.b.${100 + at}` } },
        ...(method === 'POST' && { payload: { thread_id: PERSON, id: PERSON } }),
      }),
    );
    await Promise.all(asked);
    expect(seen).toMatchObject({ most: 3, all: 12 });
    await app.close();
  });

  it('is asked once for all whose times a page shows, three times at once for the pages of one network', async () => {
    const { seen, app } = await scene('FROM interpreters');
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const pages = await Promise.all(
      Array.from({ length: 12 }, (_, at) => openLine(url, { token: `a.b.${100 + at}` })),
    );
    await Promise.all(pages.map(({ hears }) => hears({ type: 'ready' })));
    const interpreterIds = [1, 2, 3, 4, 5].map((at) => PERSON.slice(0, -1) + at);
    for (const { socket } of pages)
      socket.send(JSON.stringify({ type: 'watch', interpreterIds, isPair: false }));
    await sleep(500);
    expect(seen).toMatchObject({ most: 3, all: pages.length });
    await app.close();
  });
});
