import { getAuditLog } from '../../../../../src/shared/contract/institute/auditLog';
import {
  acceptBooking,
  cancelBooking,
  getBookingHistory,
} from '../../../../../src/shared/contract/bookings/booking';
import { addBooking, getBooking } from '../../../../../src/shared/contract/bookings/client';
import { updateHeadshot } from '../../../../../src/shared/contract/account/headshot';
import { getInterpreters } from '../../../../../src/shared/contract/interpreters/interpreter';
import { getInterpreterProfile } from '../../../../../src/shared/contract/interpreters/interpreterProfile';
import * as message from '../../../../../src/shared/contract/bookings/message';
import * as contract from '../../../../../src/shared/contract/account/ownData';
import { getInvoice, getStatement } from '../../../../../src/shared/contract/bookings/statement';
import { joinSession } from '../../../../../src/shared/contract/bookings/session';
import { login, renewToken, whoAmI } from '../../../../../src/shared/contract/account/user';
import { registerUser } from '../../../../../src/shared/contract/account/userAccount';
import type { User } from '../../../../../src/server/modules/account/service/users';
import { addBookableInterpreter, TEST_PASSWORD } from '../../../../support/testPeople';
import { bookingRequest } from '../../../../support/bookingRequest';
import { listMails } from '../../../../../src/server/platform/mail/outbox';
import { pngOf } from '../../../../support/pictures/testPictures';
import { ownDataWorld, type OwnDataWorld } from '../../../../support/ownDataWorld';
import { startTestServer, type TestServer } from '../../../../support/testServer';

describe('the end of an account', () => {
  let server: TestServer;
  let world: OwnDataWorld;
  beforeAll(async () => {
    server = await startTestServer({ settings: { LOGIN_TRIES_PER_ADDRESS: '1000' } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    world = await ownDataWorld(server);
  });

  const terms = async (who: User) => (await server.call(contract.getDeletionTerms, {}, world.as(who))).data();
  const remove = (who: User, { password = TEST_PASSWORD, feeSeen = 0 } = {}) =>
    server.call(contract.deleteAccount, { password, feeSeen }, world.as(who));
  const read = (id: string, who: User) => server.call(getBooking, { id }, world.as(who));

  it('takes the person out of everything, and keeps bookings and what was agreed', async () => {
    const { client, interpreter, as, say, sendFile, book, thread } = world;
    const booking = await book('2026-02-10');
    await say(client, 'I shall be early.');
    await sendFile(client, 'Ottilies Pass.pdf');
    const photo = { content: pngOf(100, 100).toString('base64') };
    const { sizes } = (await server.call(updateHeadshot, photo, as(client))).data();
    expect((await remove(client)).data()).toBeNull();
    for (const { url } of sizes) {
      expect((await server.app.inject({ method: 'GET', url })).statusCode).toBe(404);
    }

    const kept = (await read(booking.id, interpreter)).data();
    expect(kept).toMatchObject({ status: 'cancelled', clientName: '', clientEmail: '', clientAvatar: null });
    expect(kept.selectedInterpreter.totalFee).toBe(booking.selectedInterpreter.totalFee);
    const history = await server.call(getBookingHistory, { id: booking.id }, as(interpreter));
    expect(history.data().map(({ action, actorName }) => [action, actorName])).toEqual([
      ['request', ''],
      ['accept', 'Amparo Quintanilla'],
      ['cancel', ''],
    ]);
    const list = await server.call(message.getMessages, { thread_id: thread }, as(interpreter));
    expect(list.data().messages.map(({ text, file }) => [text, file?.name, file?.is_removed])).toEqual([
      ['I shall be early.', undefined, undefined],
      ['', '', true],
    ]);
    const { id: fileId } = list.data().messages[1]!;
    const fetched = await server.call(message.getFile, { thread_id: thread, id: fileId }, as(interpreter));
    expect(fetched.status).toBe(404);
    const { person } = (await server.call(message.getThread, { thread_id: thread }, as(interpreter))).data()
      .thread;
    expect(person).toMatchObject({ name: '', photo_url: null, is_gone: true });
    expect((await say(interpreter, 'Where are you?')).refusal().code).toBe('PERSON_GONE');
    const left = await everything(server);
    for (const word of ['Vogelsang', 'Ottilie', client.email]) {
      expect(
        left.filter((row) => row.includes(word) && !row.includes('accountDeleted') && !isToOther(row)),
      ).toEqual([]);
    }
    const isTold = (await listMails(server.context.db.queries, 100, interpreter.email)).some((mail) =>
      JSON.stringify(mail.mail_values).includes('cancelled'),
    );
    expect(isTold).toBe(true);
  });

  it.each(['client', 'interpreter'] as const)(
    'of the %s takes along conversations without a message',
    async (who) => {
      const other = who === 'client' ? world.interpreter : world.client;
      await remove(world[who]);
      const left = await server.call(message.getThread, { thread_id: world.thread }, world.as(other));
      expect(left.refusal().code).toBe('NOT_FOUND');
    },
  );

  /** A mail to the other side tells who cancelled; it is forgotten once it was sent. */
  const isToOther = (row: string) => row.includes('"template":"bookingNews"') || row.includes('answer');

  it('takes an interpreter out of every list, and declines what waited for them', async () => {
    const { client, interpreter, as, book } = world;
    const request = await book('2026-02-10', { isAccepted: false });
    const agreed = await book('2026-02-11');
    expect(await terms(interpreter)).toMatchObject({
      pending: 1,
      confirmed: [{ id: agreed.id, with: 'Ottilie Vogelsang', fee: 0 }],
      fee: 0,
      obstacle: null,
    });
    expect((await remove(interpreter)).status).toBe(200);
    expect((await read(request.id, client)).data().status).toBe('declined');
    const cancelled = (await read(agreed.id, client)).data();
    expect(cancelled).toMatchObject({ status: 'cancelled', cancellation: { by: 'interpreter', fee: 0 } });
    expect(cancelled.selectedInterpreter.name).toBe('');
    const found = await server.call(getInterpreters, { pageSize: 200 }, as(client));
    expect(found.data().map(({ id }) => id)).not.toContain(interpreter.id);
    expect((await server.call(getInterpreterProfile, { uuid: interpreter.id }, as(client))).status).toBe(404);
    const parties = { clientId: client.id, interpreterId: interpreter.id };
    const again = bookingRequest(parties, { meetingDate: '2026-02-12' });
    expect((await server.call(addBooking, again, as(client))).status).toBe(404);
  });

  it('ends every session at once and frees the address', async () => {
    const { client, as } = world;
    const other = await server.signIn(client.email);
    await remove(client);
    expect((await server.call(whoAmI, {}, as(client))).status).toBe(401);
    expect((await server.call(whoAmI, {}, { token: other.token })).status).toBe(401);
    expect((await server.call(renewToken, {}, { cookie: other.cookie })).status).toBe(401);
    const signIn = await server.call(login, { email: client.email, password: TEST_PASSWORD });
    expect(signIn.refusal().code).toBe('WRONG_CREDENTIALS');
    const anew = await server.call(registerUser, {
      ...{ first_name: 'New', last_name: 'Person', email: client.email, password: 'Entirely-New-9' },
      group_id: 100,
    });
    expect(anew.status).toBe(200);
    const mails = await listMails(server.context.db.queries, 5, client.email);
    expect(mails.map(({ template }) => template).sort()).toEqual(['accountDeleted', 'verifyAccount']);
  });

  it('asks for the password, and for so many tries only', async () => {
    const { client, as } = world;
    expect((await remove(client, { password: 'Wrong-Password-1' })).refusal().code).toBe(
      'WRONG_CURRENT_PASSWORD',
    );
    expect((await server.call(whoAmI, {}, as(client))).status).toBe(200);
    let code = '';
    for (let tries = 0; tries < 50 && code !== 'TOO_MANY_REQUESTS'; tries += 1) {
      code = (await remove(client, { password: 'Wrong-Password-1' })).refusal().code;
    }
    expect(code).toBe('TOO_MANY_REQUESTS');
    expect((await remove(client)).refusal().code).toBe('TOO_MANY_REQUESTS');
  });

  it('costs what the policy says, and only after the person has seen it', async () => {
    const { client, interpreter, book } = world;
    const soon = await book('2026-01-06');
    const shown = await terms(client);
    expect(shown).toMatchObject({ pending: 0, confirmed: [{ id: soon.id }] });
    expect(shown.fee).toBeGreaterThan(0);
    const refused = (await remove(client)).refusal();
    expect(refused).toMatchObject({ code: 'FEE_CHANGED', data: { fee: shown.fee } });
    expect((await read(soon.id, interpreter)).data().status).toBe('confirmed');
    expect((await remove(client, { feeSeen: shown.fee })).status).toBe(200);
    expect((await read(soon.id, interpreter)).data().cancellation?.fee).toBe(shown.fee);
    // A fee that nobody owes could not be asked for.
    const statement = await server.call(getStatement, { month: '2026-01' }, world.as(interpreter));
    expect(statement.data().lines).toMatchObject([{ kind: 'cancellation', other: 'Ottilie Vogelsang' }]);
    expect((await read(soon.id, interpreter)).data().clientName).toBe('');
  });

  it('waits for a session that is under way, as cancelling would', async () => {
    const { client, interpreter, as } = world;
    const wish = { meetingDate: '2026-01-05', meetingTime: '09:10' };
    const parties = { clientId: client.id, interpreterId: interpreter.id };
    const { id } = (await server.call(addBooking, bookingRequest(parties, wish), as(client))).data();
    await server.call(acceptBooking, { id }, as(interpreter));
    await server.call(joinSession, { id }, as(client));
    expect((await terms(client)).obstacle).toBe('SESSION_UNDER_WAY');
    expect((await remove(client)).refusal().code).toBe('SESSION_UNDER_WAY');
    expect((await server.call(cancelBooking, { id, feeSeen: 0 }, as(client))).status).toBe(409);
    expect((await read(id, client)).data().status).toBe('in_progress');
  });

  it('is refused to the last administrator, and otherwise logged without a name', async () => {
    const roles = ['institute_admin'];
    const admin = await addBookableInterpreter(server.context, {
      roles,
      firstName: 'Solveig',
      lastName: 'Admin',
    });
    const { token } = await server.signIn(admin.email);
    const request = { password: TEST_PASSWORD, feeSeen: 0 };
    const refused = await server.call(contract.deleteAccount, request, { token });
    expect(refused.refusal().code).toBe('LAST_ADMIN');
    const second = await addBookableInterpreter(server.context, { roles });
    expect((await server.call(contract.deleteAccount, request, { token })).status).toBe(200);
    const log = await server.call(getAuditLog, {}, { token: (await server.signIn(second.email)).token });
    expect(log.data().rows[0]).toMatchObject({ action: 'person.delete', actor: '', subject: '' });
    expect(JSON.stringify(log.data())).not.toContain('Solveig');
  });

  it('leaves the name on invoices that are issued, for the other side alone, and nowhere else', async () => {
    const { client, interpreter, book } = world;
    const { id } = await book('2026-01-06');
    server.clock.advance({ minutes: 3 * 24 * 60 });
    const token = async ({ email }: User) => ({ token: (await server.signIn(email)).token });
    const done = await server.call(
      contract.deleteAccount,
      { password: TEST_PASSWORD, feeSeen: 0 },
      await token(client),
    );
    expect(done.status).toBe(200);
    const other = await token(interpreter);
    const invoice = (await server.call(getInvoice, { id }, other)).data();
    expect(invoice.booking.clientName).toBe('Ottilie Vogelsang');
    expect(invoice.booking.clientEmail).toBe('');
    expect((await server.call(getBooking, { id }, other)).data().clientName).toBe('');
  });
});

const TABLES = [
  ...([
    'users',
    'interpreters',
    'bookings',
    'booking_events',
    'messages',
    'message_files',
    'credentials',
    'outbox',
  ] as const),
  ...(['audit_log', 'invitations', 'memberships', 'settings', 'codes', 'resumes', 'headshots'] as const),
];

/** Every row that is left, as text. */
async function everything(server: TestServer): Promise<string[]> {
  const rows: string[] = [];
  for (const table of TABLES) {
    const found = await server.context.db.queries.selectFrom(table).selectAll().execute();
    rows.push(...found.map((row) => JSON.stringify(row)));
  }
  return rows;
}
