import * as account from '../../../../src/shared/contract/account/userAccount';
import { forgetExpired } from '../../../../src/server/time/forgetExpired';
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
