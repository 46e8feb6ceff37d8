import { randomUUID } from 'node:crypto';
import { decideProblem, reportProblem } from '../../../../../src/shared/contract/bookings/aftermath';
import { acceptBooking } from '../../../../../src/shared/contract/bookings/booking';
import { addBooking } from '../../../../../src/shared/contract/bookings/client';
import { openThread, sendMessage } from '../../../../../src/shared/contract/bookings/message';
import {
  getInstitutePerson,
  getPersonBookings,
} from '../../../../../src/shared/contract/institute/institutePerson';
import { addOrUpdateRole } from '../../../../../src/shared/contract/institute/instituteRoles';
import { saveBusiness } from '../../../../../src/shared/contract/institute/instituteTeams';
import { decideListing } from '../../../../../src/shared/contract/interpreters/listing';
import type { User } from '../../../../../src/server/modules/account/service/users';
import { handIn } from '../../../../support/credentials';
import { bookingRequest } from '../../../../support/bookingRequest';
import { addInstitute } from '../../../../support/instituteScene';
import { startTestServer, type TestServer } from '../../../../support/testServer';

let server: TestServer;
type Name = 'admin' | 'houseAdmin' | 'client' | 'interpreter';
const people = {} as Record<Name, User>;
const tokens = new Map<Name, string>();
const by = (name: Name) => ({ token: tokens.get(name) ?? '' });
const signIn = async () => {
  for (const name of Object.keys(people) as Name[])
    tokens.set(name, (await server.signIn(people[name].email)).token);
};
const read = (who: Name, asker: Name = 'admin') =>
  server.call(getInstitutePerson, { user_id: people[who].id }, by(asker));
const bookings = (who: Name, asker: Name = 'admin', page = 1) =>
  server.call(getPersonBookings, { user_id: people[who].id, page, pageSize: 2 }, by(asker));

beforeAll(async () => {
  server = await startTestServer({ settings: { LOGIN_TRIES_PER_ADDRESS: '1000' } });
  const roles = ['institute_admin'];
  people.admin = await server.addInterpreter({ firstName: 'Amira', lastName: 'Solberg', roles });
  people.houseAdmin = await server.addInterpreter({ lastName: 'House', roles });
  people.client = await server.addClient({ firstName: 'Clara', lastName: 'Client' });
  people.interpreter = await server.addInterpreter({ firstName: 'Ines', lastName: 'Ruiz' });
  await addInstitute(server.context, 'Harbour', [people.admin, people.interpreter]);
  await signIn();
});
afterAll(() => server.close());

async function book(meetingDate: string) {
  const parties = { clientId: people.client.id, interpreterId: people.interpreter.id };
  const { id } = (
    await server.call(addBooking, bookingRequest(parties, { meetingDate }), by('client'))
  ).data();
  return (await server.call(acceptBooking, { id }, by('interpreter'))).data();
}

describe('a person’s page', () => {
  it('is for the admins of their own institute alone', async () => {
    for (const call of [read, bookings]) {
      expect((await call('interpreter')).status).toBe(200);
      expect((await call('client', 'houseAdmin')).status).toBe(200);
      expect((await call('interpreter', 'houseAdmin')).status).toBe(404);
      expect((await call('client')).status).toBe(404);
      for (const nobody of ['client', 'interpreter'] as const)
        expect((await call(nobody, nobody)).status).toBe(403);
    }
  });

  it('tells who they are, their listing, sign-ins and what was decided about them', async () => {
    const { queries } = server.context.db;
    const { id } = people.interpreter;
    await queries
      .updateTable('interpreters')
      .set({ listing_state: 'in_review', listing_since: server.clock.now() })
      .where('user_id', '=', id)
      .execute();
    const wish = { interpreter_id: id, approve: false, reason: 'No picture.' };
    await server.call(decideListing, wish, by('admin'));
    const told = (await read('interpreter')).data();
    expect(told).toMatchObject({
      person: { id, name: 'Ines Ruiz', group_id: 200 },
      listing: { state: 'refused', reason: 'No picture.' },
      credentials: [],
      problems: [],
      decisions: [{ action: 'listing.refuse', actor: 'Amira Solberg', after: { reason: 'No picture.' } }],
    });
    expect(told.sign_ins).toHaveLength(1);
    expect(Object.keys(told.sign_ins[0] ?? {}).sort()).toEqual([
      'browser',
      'id',
      'last_used_at',
      'operating_system',
      'signed_in_at',
    ]);
    expect((await read('client', 'houseAdmin')).data()).toMatchObject({ listing: null, decisions: [] });
    await queries.updateTable('interpreters').set({ listing_state: 'listed' }).execute();
  });

  it('tells their bookings a page at a time with what is owed, and problems with what was decided', async () => {
    const first = await book('2026-02-10');
    await book('2026-02-20');
    const last = await book('2026-03-20');
    server.clock.advance({
      seconds: (Date.parse(first.endsAt) - server.clock.now().getTime()) / 1000 + 60,
    });
    await signIn();
    await server.call(reportProblem, { id: first.id, text: 'Half of it.' }, by('client'));
    expect((await read('interpreter')).data().problems).toMatchObject([
      { booking_id: first.id, outcome: null },
    ]);
    await server.call(reportProblem, { id: first.id, text: 'Most of it.' }, by('interpreter'));
    await server.call(
      decideProblem,
      { booking_id: first.id, outcome: 'partial', amount: 12.34, reason: 'As both say.' },
      by('admin'),
    );
    const page = (await bookings('interpreter')).data();
    expect(page).toMatchObject({ total: 3, page: 1, pageSize: 2 });
    expect(page.rows).toHaveLength(2);
    expect(page.rows[0]).toMatchObject({
      id: last.id,
      other: 'Clara Client',
      status: 'confirmed',
      owed: null,
    });
    const rest = (await bookings('interpreter', 'admin', 2)).data().rows;
    expect(rest).toMatchObject([{ id: first.id, status: 'completed', fee: 80, owed: 12.34 }]);
    // who was never elsewhere was the house's from the beginning, also in one of its businesses
    expect((await bookings('client', 'houseAdmin')).data().total).toBe(3);
    const { id: business_id } = (
      await server.call(saveBusiness, { name: 'Courts' }, by('houseAdmin'))
    ).data();
    const { queries } = server.context.db;
    // the database's own clock is another one
    await queries
      .updateTable('users')
      .set({ created_at: new Date('2026-01-01') })
      .execute();
    const place = { user_id: people.client.id, roles: [], business_id };
    expect((await server.call(addOrUpdateRole, place, by('houseAdmin'))).status).toBe(200);
    expect((await bookings('client', 'houseAdmin')).data().total).toBe(3);
    const { problems } = (await read('interpreter')).data();
    expect(problems).toMatchObject([{ outcome: 'partial', amount: 12.34 }]);
    // it is the interpreter's institute that decides it
    expect((await read('client', 'houseAdmin')).data().problems).toEqual([]);
    // what was before is their former institute's
    await addInstitute(server.context, 'Bay', [people.admin, people.interpreter]);
    expect((await bookings('interpreter')).data()).toMatchObject({ total: 2, rows: [{ id: last.id }, {}] });
  });

  it('tells credentials without their documents, and no message', async () => {
    await handIn(server, by('interpreter').token, { file_name: 'PROOF.jpg' });
    const open = await server.call(openThread, { person_id: people.interpreter.id }, by('client'));
    const thread = open.data();
    await server.call(
      sendMessage,
      { thread_id: thread.id, id: randomUUID(), text: 'A secret between us.' },
      by('client'),
    );
    const told = (await read('interpreter')).data();
    expect(told.credentials).toMatchObject([{ state: 'submitted' }]);
    const everything = JSON.stringify([told, (await bookings('interpreter')).data()]);
    for (const secret of ['A secret between us.', 'PROOF.jpg', 'password', 'document'])
      expect(everything).not.toContain(secret);
  });
});
