import {
  acceptBooking,
  cancelBooking,
  declineBooking,
} from '../../../../../src/shared/contract/bookings/booking';
import type { BookingRecord } from '../../../../../src/shared/contract/bookings/bookingRecord';
import { addBooking, getClientRecords } from '../../../../../src/shared/contract/bookings/client';
import { getInterpreterRecords } from '../../../../../src/shared/contract/interpreters/interpreter';
import { getThreads } from '../../../../../src/shared/contract/bookings/message';
import { login, whoAmI } from '../../../../../src/shared/contract/account/user';
import { acceptInvitation, inviteAssociate } from '../../../../../src/shared/contract/account/invitations';
import { addOrUpdateRole } from '../../../../../src/shared/contract/institute/instituteRoles';
import {
  changeListing,
  decideListing,
  getListing,
} from '../../../../../src/shared/contract/interpreters/listing';
import type { ListingState } from '../../../../../src/shared/domain/people/listing';
import { INTERFACE_LANGUAGES } from '../../../../../src/shared/domain/text/interfaceLanguages';
import type { User } from '../../../../../src/server/modules/account/service/users';
import { bookingRequest } from '../../../../support/bookingRequest';
import { addInstitute } from '../../../../support/instituteScene';
import { openPost, type Post } from '../../../../support/openPost';
import { TEST_PASSWORD } from '../../../../support/testPeople';
import { startTestServer, type TestServer } from '../../../../support/testServer';

let server: TestServer;
let post: Post;
let interpreter: User;
let client: User;
let admin: { token: string };
let own: { token: string };
let asClient: { token: string };

beforeAll(async () => {
  server = await startTestServer();
  post = await openPost(server.context);
});
afterAll(async () => {
  await post.close();
  await server.close();
});

beforeEach(async () => {
  interpreter = await server.addInterpreter();
  client = await server.addClient();
  const boss = await server.addInterpreter({ roles: ['institute_admin'] });
  await addInstitute(server.context, 'Harbour', [boss, interpreter, client]);
  admin = await server.signIn(boss.email);
  own = await server.signIn(interpreter.email);
  asClient = await server.signIn(client.email);
  await writeRole({ name: 'Reader', modules: ['messages', 'profile'] });
  await writeRole({ name: 'Booker', modules: ['bookings', 'profile'] });
});

type Role = { id?: string; name: string; modules: ('bookings' | 'messages' | 'profile')[] };
const writeRole = async (role: Role) =>
  (await server.call(addOrUpdateRole, { rank: 1, ...role }, admin))
    .data()
    .find(({ name }) => name === role.name);
const give = async (person: User, roles: string[]) => {
  (await server.call(addOrUpdateRole, { user_id: person.id, roles }, admin)).data();
};
const stateNow = async () => (await server.call(getListing, {}, own)).data().state;
const change = (action: 'publish' | 'pause' | 'resume', options: { language?: string } = {}) =>
  server.call(changeListing, { action }, { ...own, ...options });
let days = 1;
const ask = () => {
  days += 1;
  const day = new Date(server.context.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  return server.call(
    addBooking,
    bookingRequest({ clientId: client.id, interpreterId: interpreter.id }, { meetingDate: day }),
    asClient,
  );
};
const statusOf = ({ status }: { status: number }) => status;

describe('an interpreter whose roles open no bookings', () => {
  it('is not asked any more from the moment the role is given, and goes on when it is taken', async () => {
    expect(await stateNow()).toBe('listed');
    await give(interpreter, ['Reader']);
    expect(await stateNow()).toBe('paused');
    expect((await ask()).refusal().code).toBe('NOT_LISTED');
    await give(interpreter, []);
    expect((await change('resume')).data().state).toBe('listed');
    expect(statusOf(await ask())).toBe(200);
  });

  it('stays listed where another of their roles opens them', async () => {
    await give(interpreter, ['Reader', 'Booker']);
    expect(await stateNow()).toBe('listed');
    await give(interpreter, ['Reader']);
    expect(await stateNow()).toBe('paused');
  });

  it('is not asked any more from the moment the role closes them, whoever else has another role', async () => {
    const other = await server.addInterpreter();
    await give(interpreter, ['Booker']);
    const role = await writeRole({ name: 'Desk', modules: ['bookings'] });
    await writeRole({ id: role?.id ?? '', name: 'Desk', modules: ['bookings', 'messages'] });
    expect(await stateNow()).toBe('listed');
    await give(interpreter, ['Desk']);
    await writeRole({ id: role?.id ?? '', name: 'Front desk', modules: ['messages'] });
    expect(await stateNow()).toBe('paused');
    const theirs = await server.signIn(other.email);
    expect((await server.call(getListing, {}, theirs)).data().state).toBe('listed');
  });

  it.each(INTERFACE_LANGUAGES)('is told in %s why nobody is shown the listing', async (language) => {
    await give(interpreter, ['Reader']);
    const refusal = (await change('resume', { language })).refusal();
    expect(refusal.code).toBe('BOOKINGS_CLOSED');
    expect(refusal.message).toMatch(
      { 'en-US': /Bookings/, 'es-MX': /Reservas/, 'ja-JP': /「予約」/ }[language],
    );
    expect(await stateNow()).toBe('paused');
  });

  it('is told by every sign-in which areas are closed, and nothing where none is', async () => {
    const closedNow = async () => (await server.call(whoAmI, {}, own)).data().user.closed_modules;
    expect(await closedNow()).toBeUndefined();
    await give(interpreter, ['Reader']);
    const closed = ['bookings', 'availability', 'quiz', 'resume'];
    expect(await closedNow()).toEqual(closed);
    const signedIn = await server.call(login, { email: interpreter.email, password: TEST_PASSWORD });
    expect(signedIn.data().user.closed_modules).toEqual(closed);
    await give(interpreter, ['Reader', 'associate']);
    expect(await closedNow()).toBeUndefined();
  });

  it.each(INTERFACE_LANGUAGES)('is told in %s that the role closes an area', async (language) => {
    await give(interpreter, ['Booker']);
    const refusal = (await server.call(getThreads, {}, { ...own, language })).refusal();
    expect(refusal.code).toBe('MODULE_CLOSED');
    expect(refusal.message).toMatch({ 'en-US': /role/, 'es-MX': /rol/, 'ja-JP': /役割/ }[language]);
  });

  it('is not asked any more from the moment an invitation brings the role', async () => {
    const guest = await server.addInterpreter();
    const theirs = await server.signIn(guest.email);
    await post.collect();
    await server.call(inviteAssociate, { email: guest.email, role: 'Reader' }, admin);
    const link = /https:\S+/.exec((await post.collectOne()).text ?? '')?.[0] ?? '';
    const token = new URL(link).searchParams.get('invitation') ?? '';
    expect((await server.call(acceptInvitation, { token }, theirs)).data().roles).toEqual(['Reader']);
    expect((await server.call(getListing, {}, theirs)).data().state).toBe('paused');
  });

  it('waits for no decision any more', async () => {
    const state: ListingState = 'in_review';
    await server.context.db.queries
      .updateTable('interpreters')
      .set({ listing_state: state })
      .where('user_id', '=', interpreter.id)
      .execute();
    await give(interpreter, ['Reader']);
    expect(await stateNow()).toBe('draft');
    const decision = { interpreter_id: interpreter.id, approve: true };
    expect((await server.call(decideListing, decision, admin)).refusal().code).toBe('LISTING_CHANGED');
  });

  it('may always pause a listing, whatever the role opens', async () => {
    await writeRole({ name: 'Caller', modules: ['bookings'] });
    await give(interpreter, ['Caller']);
    expect((await change('pause')).data().state).toBe('paused');
  });

  it('sees, declines and cancels what was asked for or agreed, and accepts nothing new', async () => {
    const [agreed, open] = [(await ask()).data(), (await ask()).data()];
    const about = ({ id, version }: BookingRecord) => ({ id, version });
    expect(statusOf(await server.call(acceptBooking, about(agreed), own))).toBe(200);
    await give(interpreter, ['Reader']);
    const seen = await server.call(getInterpreterRecords, { interpreter_id: interpreter.id }, own);
    expect(seen.data().map(({ id }) => id)).toEqual(expect.arrayContaining([agreed.id, open.id]));
    expect((await server.call(acceptBooking, about(open), own)).refusal().code).toBe('MODULE_CLOSED');
    expect(statusOf(await server.call(declineBooking, about(open), own))).toBe(200);
    expect(statusOf(await server.call(cancelBooking, { id: agreed.id, feeSeen: 0 }, own))).toBe(200);
  });
});

describe('a client whose roles open no bookings', () => {
  it('asks for none, and sees, withdraws and cancels those that are there', async () => {
    const open = (await ask()).data();
    await give(client, ['Reader']);
    expect(statusOf(await ask())).toBe(403);
    expect((await server.call(getClientRecords, { client_id: client.id }, asClient)).data()).toHaveLength(1);
    const cancelled = await server.call(cancelBooking, { id: open.id, feeSeen: 0 }, asClient);
    expect(cancelled.data().status).toBe('cancelled');
  });
});
