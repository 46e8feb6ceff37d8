import { sql } from 'kysely';
import * as account from '../../../../src/shared/contract/account/userAccount';
import { forgetExpired } from '../../../../src/server/time/forgetExpired';
import { REGISTRATION_BATCH } from '../../../../src/server/modules/account/service/registrations';
import { startTestServer, type TestServer } from '../../../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function kept() {
  const { queries } = server.context.db;
  const count = async (table: 'outbox' | 'codes' | 'users') =>
    (await queries.selectFrom(table).select('id').execute()).length;
  await forgetExpired(server.context);
  return { mails: await count('outbox'), codes: await count('codes'), people: await count('users') };
}

describe('what nobody needs any more', () => {
  test('is deleted in its time, and people who proved their address never', async () => {
    await server.addClient();
    const wish = {
      first_name: 'Ana',
      last_name: 'Ruiz',
      password: 'Bridge-Of-Words-9',
      group_id: 200 as const,
    };
    await server.call(account.registerUser, { ...wish, email: 'ana@people.example' });
    expect(await kept()).toEqual({ mails: 1, codes: 1, people: 2 });
    server.clock.advance({ days: 1, minutes: 11 });
    expect(await kept()).toEqual({ mails: 1, codes: 0, people: 2 });
    server.clock.advance({ days: 6 });
    expect(await kept()).toEqual({ mails: 0, codes: 0, people: 1 });
  });

  test('goes in pieces where thousands registered at once and never came', async () => {
    const { queries } = server.context.db;
    const created = server.clock.now();
    await sql`INSERT INTO users (id, email, first_name, last_name, group_id, created_at)
      SELECT gen_random_uuid(), 'storm' || n || '@people.example', 'Ana', 'Ruiz', 100, ${created}::timestamptz
      FROM generate_series(1, ${REGISTRATION_BATCH + 100}::integer) AS n`.execute(queries);
    server.clock.advance({ days: 8 });
    expect(await forgetExpired(server.context)).toBe(true);
    expect(await forgetExpired(server.context)).toBe(false);
    const left = await queries.selectFrom('users').select('id').where('email', 'like', 'storm%').execute();
    expect(left).toEqual([]);
  });

  test('goes for counted tries too, once their time is over', async () => {
    const { queries } = server.context.db;
    const now = server.clock.now().getTime();
    await queries
      .insertInto('rate_limits')
      .values([
        { key: 'test:over', points: 3, expire: now - 1 },
        { key: 'test:running', points: 3, expire: now + 1 },
      ])
      .execute();
    await forgetExpired(server.context);
    const left = await queries
      .selectFrom('rate_limits')
      .select('key')
      .where('key', 'like', 'test:%')
      .execute();
    expect(left).toEqual([{ key: 'test:running' }]);
  });
});
