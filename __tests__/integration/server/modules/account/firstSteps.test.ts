import { getFirstSteps } from '../../../../../src/shared/contract/account/firstSteps';
import { exportOwnData } from '../../../../../src/shared/contract/account/ownData';
import { updatePersonalInfo } from '../../../../../src/shared/contract/account/personalInfo';
import { manageSettings } from '../../../../../src/shared/contract/base/app';
import { addBooking } from '../../../../../src/shared/contract/bookings/client';
import { inviteAssociate } from '../../../../../src/shared/contract/account/invitations';
import { decideTier } from '../../../../../src/shared/contract/institute/instituteUsers';
import { addOrUpdateRole } from '../../../../../src/shared/contract/institute/instituteRoles';
import { getInterpreters } from '../../../../../src/shared/contract/interpreters/interpreter';
import { changeListing } from '../../../../../src/shared/contract/interpreters/listing';
import type { StepList } from '../../../../../src/shared/domain/people/firstSteps';
import { bookingRequest } from '../../../../support/bookingRequest';
import { handIn } from '../../../../support/credentials';
import { addInstitute } from '../../../../support/instituteScene';
import { startTestServer, type TestServer } from '../../../../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { LOGIN_TRIES_PER_ADDRESS: '1000' } });
});
afterAll(() => server.close());

const listOf = async (token: string, list: StepList) =>
  (await server.call(getFirstSteps, {}, { token })).data().find((each) => each.list === list);
/** The finished steps of a list, in its order. */
const doneOf = async (token: string, list: StepList) =>
  (await listOf(token, list))?.steps.filter(({ isDone }) => isDone).map(({ step }) => step);
const search = (token: string, more: object) =>
  server.call(getInterpreters, { sort: 'rank', page: 1, pageSize: 5, ...more }, { token });

describe('first steps', () => {
  it('of a client are done by doing them, and the same on each device', async () => {
    const client = await server.addClient();
    const interpreter = await server.addInterpreter();
    const { token } = await server.signIn(client.email);
    expect((await listOf(token, 'client'))?.steps.map(({ step }) => step)).toEqual([
      'profile',
      'search',
      'request',
    ]);
    expect(await doneOf(token, 'client')).toEqual([]);
    // the list that a screen shows anyway is no search
    await search(token, {});
    expect(await doneOf(token, 'client')).toEqual([]);
    await search(token, { from: 'English', to: 'Spanish' });
    expect(await doneOf(token, 'client')).toEqual(['search']);
    await server.call(updatePersonalInfo, { phone: '+49 30 1234567' }, { token });
    const parties = { clientId: client.id, interpreterId: interpreter.id };
    (await server.call(addBooking, bookingRequest(parties), { token })).data();
    const other = await server.signIn(client.email);
    expect(await doneOf(other.token, 'client')).toEqual(['profile', 'search', 'request']);
    const { first_searched_at: searched } = (await server.call(exportOwnData, {}, { token })).data();
    expect(searched).toBe(server.clock.now().toISOString());
  });

  it('of an interpreter follow the listing’s own rules', async () => {
    const { id, email } = await server.addInterpreter({
      languages: [],
      hourlyPriceCents: null,
      listingState: 'draft',
    });
    const { token } = await server.signIn(email);
    const done = () => doneOf(token, 'interpreter');
    expect(await done()).toEqual([]);
    const { queries } = server.context.db;
    const languages = ['English', 'Spanish'].map((language, position) => ({
      ...{ interpreter_id: id, language, position },
      level: 'native' as const,
    }));
    await queries.insertInto('interpreter_languages').values(languages).execute();
    await queries
      .updateTable('interpreters')
      .set({ hourly_price_cents: 5000 })
      .where('user_id', '=', id)
      .execute();
    expect(await done()).toEqual(['languages', 'price']);
    await queries
      .insertInto('weekly_hours')
      .values({ interpreter_id: id, weekday: 1, opens: '09:00', closes: '17:00' })
      .execute();
    // hours without a zone say nothing
    expect(await done()).toEqual(['languages', 'price']);
    const known = { time_zone: 'Europe/Berlin', photo_url: '/media/x' };
    await queries.updateTable('users').set(known).where('id', '=', id).execute();
    await handIn(server, token);
    expect(await done()).toEqual(['languages', 'price', 'hours', 'photo', 'credentials']);
    await queries
      .insertInto('interpreter_verticals')
      .values({ interpreter_id: id, name: 'Legal & Court', position: 0 })
      .execute();
    const description = 'I have interpreted at courts and in clinics for many years, and like both of them.';
    await queries.updateTable('interpreters').set({ description }).where('user_id', '=', id).execute();
    (await server.call(changeListing, { action: 'publish' }, { token })).data();
    expect(await done()).toContain('publish');
  });

  it('of an admin are their institute’s, beside those of an interpreter', async () => {
    const roles = ['institute_admin'];
    const admin = await server.addInterpreter({ roles });
    const member = await server.addClient();
    await addInstitute(server.context, 'Harbour', [admin, member]);
    const stranger = await server.addInterpreter({ roles });
    const { token } = await server.signIn(admin.email);
    const lists = (await server.call(getFirstSteps, {}, { token })).data().map(({ list }) => list);
    expect(lists).toEqual(['interpreter', 'admin']);
    expect(await doneOf(token, 'admin')).toEqual([]);
    await server.context.db.queries
      .updateTable('users')
      .set({ requested_tier: 'professional' })
      .where('id', '=', member.id)
      .execute();
    (await server.call(decideTier, { user_id: member.id, approve: true }, { token })).data();
    expect(await doneOf(token, 'admin')).toEqual(['approve']);
    (await server.call(inviteAssociate, { email: 'new@harbour.example', group_id: 200 }, { token })).data();
    const role = { name: 'Dispatcher', description: '', rank: 5, modules: ['bookings' as const] };
    (await server.call(addOrUpdateRole, role, { token })).data();
    expect(await doneOf(token, 'admin')).toEqual(['approve', 'invite', 'modules']);
    const other = await server.signIn(stranger.email);
    expect(await doneOf(other.token, 'admin')).toEqual([]);
  });

  it('are put away and taken back by their own person alone, each list by itself', async () => {
    const admin = await server.addInterpreter({ roles: ['institute_admin'] });
    const other = await server.addInterpreter();
    const { token } = await server.signIn(admin.email);
    const hide = (value: boolean) =>
      server.call(manageSettings, { changes: [{ key: 'hide_admin_steps', value }] }, { token });
    (await hide(true)).data();
    expect([
      (await listOf(token, 'admin'))?.isPutAway,
      (await listOf(token, 'interpreter'))?.isPutAway,
    ]).toEqual([true, false]);
    const theirs = await server.signIn(other.email);
    expect((await listOf(theirs.token, 'interpreter'))?.isPutAway).toBe(false);
    expect((await server.call(exportOwnData, {}, { token })).data().settings).toContainEqual({
      key: 'hide_admin_steps',
      value: true,
    });
    (await hide(false)).data();
    expect((await listOf(token, 'admin'))?.isPutAway).toBe(false);
  });

  it('are nobody’s who is not signed in', async () => {
    expect((await server.call(getFirstSteps, {})).status).toBe(401);
  });
});
