import { addBooking, getBooking } from '../../../../../src/shared/contract/bookings/client';
import { whoAmI } from '../../../../../src/shared/contract/account/user';
import type { Database } from '../../../../../src/server/db/database';
import type { User } from '../../../../../src/server/modules/account/service/users';
import type { AccountContext } from '../../../../../src/server/modules/account/service/accountContext';
import { findHouse, lockInstitute } from '../../../../../src/server/modules/institute/service/institutes';
import { deleteInPieces } from '../../../../../src/server/modules/privacy/deleteAccount';
import { readDeletionTerms } from '../../../../../src/server/modules/privacy/readDeletionTerms';
import { listMails } from '../../../../../src/server/platform/mail/outbox';
import { bookingRequest } from '../../../../support/bookingRequest';
import { callerOf, refusalOf } from '../../../../support/bookingScene';
import { ownDataWorld, type OwnDataWorld } from '../../../../support/ownDataWorld';
import { startTestServer, type TestServer } from '../../../../support/testServer';
import { TEST_PASSWORD } from '../../../../support/testPeople';

const DAYS = ['2026-01-06', '2026-02-10', '2026-02-11', '2026-02-12', '2026-02-13'];
const onPostgres = process.env['DATABASE_URL'] ? it : it.skip;

describe('the end of an account with very many bookings', () => {
  let server: TestServer;
  let world: OwnDataWorld;
  let ids: string[];
  beforeAll(async () => {
    server = await startTestServer({ settings: { LOGIN_TRIES_PER_ADDRESS: '1000' } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    world = await ownDataWorld(server);
    ids = [];
    for (const day of DAYS) ids.push((await world.book(day)).id);
  });

  /** Accounts are deleted with two bookings in one transaction, of which the first so many succeed. */
  const remove = (who: User, { feeSeen = 0, transactions = Infinity } = {}) => {
    const nothing = () => Promise.resolve();
    const context = {
      ...server.context,
      db: failingAfter(server.context.db, transactions),
      accountLimits: { countConfirmation: nothing, forgiveConfirmations: nothing },
    } as unknown as AccountContext;
    return deleteInPieces(context, callerOf(who), { password: TEST_PASSWORD, feeSeen }, 2);
  };
  const terms = (who: User, most = 200) => readDeletionTerms(server.context, callerOf(who), most);
  const states = async (who: User) => {
    const found = ids.map((id) => server.call(getBooking, { id }, world.as(who)));
    return (await Promise.all(found)).map((each) => each.data().status).sort();
  };
  const cancellations = async (who: User) =>
    (await listMails(server.context.db.queries, 100, who.email)).filter((mail) =>
      JSON.stringify(mail.mail_values).includes('"cancelled"'),
    ).length;

  it('leaves the account there where it dies in the middle, and ends each booking and mails of it once', async () => {
    const { client, interpreter, as } = world;
    await server.context.db.queries
      .updateTable('bookings')
      .set({ least_cancellation: 'last_minute' })
      .where('client_id', '=', client.id)
      .execute();
    const fee = 400;
    expect((await terms(client)).fee).toBe(fee);
    await expect(remove(client, { feeSeen: fee, transactions: 1 })).rejects.toThrow('gone away');
    expect((await server.call(whoAmI, {}, as(client))).status).toBe(200);
    expect(await states(interpreter)).toEqual([
      ...['cancelled', 'cancelled'],
      ...['confirmed', 'confirmed', 'confirmed'],
    ]);
    expect(await cancellations(interpreter)).toBe(2);

    expect(await terms(client)).toMatchObject({ confirmedInAll: 3, fee: 240 });
    const refused = await refusalOf(remove(client, { feeSeen: fee }));
    expect(refused).toMatchObject({ code: 'FEE_CHANGED', options: { details: { fee: 240 } } });
    await remove(client, { feeSeen: 240 });
    expect((await server.call(whoAmI, {}, as(client))).status).toBe(401);
    expect(await states(interpreter)).toEqual(Array(5).fill('cancelled'));
    expect(await cancellations(interpreter)).toBe(5);
    const first = (await server.call(getBooking, { id: ids[0]! }, as(interpreter))).data();
    expect(first.cancellation).toMatchObject({ by: 'client', fee: 80 });
  });

  it('ends nothing where another fee was seen, and declines what waits for an interpreter', async () => {
    const { client, interpreter, as } = world;
    expect((await refusalOf(remove(client, { feeSeen: 1 }))).code).toBe('FEE_CHANGED');
    expect(await states(client)).toEqual(Array(5).fill('confirmed'));
    const parties = { clientId: client.id, interpreterId: interpreter.id };
    const request = bookingRequest(parties, { meetingDate: '2026-02-20' });
    ids.push((await server.call(addBooking, request, as(client))).data().id);
    await remove(interpreter);
    expect(await states(client)).toEqual([...Array<string>(5).fill('cancelled'), 'declined']);
  });

  it('is told with the next bookings by name, all of them counted and their fees added up', async () => {
    const { client, interpreter } = world;
    const all = await terms(client);
    expect(all.confirmed.map(({ id }) => id)).toEqual(ids);
    const told = await terms(client, 2);
    expect(told).toEqual({ ...all, confirmed: all.confirmed.slice(0, 2) });
    expect(told).toMatchObject({ confirmedInAll: 5, fee: 40 });
    expect(told.confirmed[0]).toMatchObject({ with: 'Amparo Quintanilla', fee: 40 });
    expect(await terms(interpreter, 1)).toMatchObject({
      confirmed: [{ with: 'Ottilie Vogelsang', fee: 0 }],
      confirmedInAll: 5,
    });
  });

  onPostgres('keeps the institute to the last transaction alone', async () => {
    const { client, interpreter } = world;
    const { queries } = server.context.db;
    let removed: Promise<null> | undefined;
    await queries.transaction().execute(async (held) => {
      await lockInstitute(held, (await findHouse(held)).id);
      removed = remove(client, { feeSeen: 40 });
      removed.catch(() => undefined);
      for (let looks = 0; looks < 100 && (await states(interpreter))[3] !== 'cancelled'; looks += 1) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      expect(await states(interpreter)).toEqual([...Array<string>(4).fill('cancelled'), 'confirmed']);
    });
    await removed;
    expect(await states(interpreter)).toEqual(Array(5).fill('cancelled'));
  });
});

/** The same database, which goes away once it has begun so many transactions. */
function failingAfter(db: Database, transactions: number): Database {
  let begun = 0;
  const queries = new Proxy(db.queries, {
    get(target, name) {
      if (name === 'transaction' && (begun += 1) > transactions) throw new Error('It has gone away.');
      const found: unknown = Reflect.get(target, name);
      return typeof found === 'function' ? (found.bind(target) as unknown) : found;
    },
  });
  return { ...db, queries };
}
