import { sql } from 'kysely';
import { inviteAssociate, acceptInvitation } from '../../../../../src/shared/contract/account/invitations';
import { getOwnInstitute, leaveInstitute } from '../../../../../src/shared/contract/account/ownInstitute';
import { whoAmI } from '../../../../../src/shared/contract/account/user';
import { addBooking } from '../../../../../src/shared/contract/bookings/client';
import { getThreads } from '../../../../../src/shared/contract/bookings/message';
import { getAuditLog } from '../../../../../src/shared/contract/institute/auditLog';
import { getPersonBookings } from '../../../../../src/shared/contract/institute/institutePerson';
import { addOrUpdateRole } from '../../../../../src/shared/contract/institute/instituteRoles';
import { saveBusiness, saveTeam } from '../../../../../src/shared/contract/institute/instituteTeams';
import { getAllUsers } from '../../../../../src/shared/contract/institute/instituteUsers';
import type { User } from '../../../../../src/server/modules/account/service/users';
import { lockInstitute } from '../../../../../src/server/modules/institute/service/institutes';
import { bookingRequest } from '../../../../support/bookingRequest';
import { addInstitute } from '../../../../support/instituteScene';
import { openPost } from '../../../../support/openPost';
import { soon } from '../../../../support/pages/soon';
import { startTestServer, type Answer, type TestServer } from '../../../../support/testServer';

/** The embedded database does one transaction at a time. */
const onPostgres = process.env['DATABASE_URL'] ? it : it.skip;

let server: TestServer;
let boss: User;
let member: User;
let harbour: string;
let admin: { token: string };
let own: { token: string };

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  boss = await server.addInterpreter({ roles: ['institute_admin'] });
  member = await server.addInterpreter({ firstName: 'Ana', lastName: 'Ruiz' });
  harbour = await addInstitute(server.context, 'Harbour', [boss, member]);
  admin = await server.signIn(boss.email);
  own = await server.signIn(member.email);
});

const ofCaller = async (caller: { token: string }) =>
  (await server.call(getOwnInstitute, {}, caller)).data().institute;
const leave = (caller = own, id = harbour) => server.call(leaveInstitute, { id }, caller);

describe('who leaves their institute', () => {
  it('belongs to the house from then on, without role, business and team, and the log has it', async () => {
    const business = (await server.call(saveBusiness, { name: 'Clinics' }, admin)).data();
    await server.call(saveTeam, { name: 'Night', member_ids: [member.id] }, admin);
    const given = { user_id: member.id, roles: ['associate'], business_id: business.id };
    await server.call(addOrUpdateRole, given, admin);
    expect(await ofCaller(own)).toEqual({ id: harbour, name: 'Harbour' });

    expect((await leave()).body.result).toBe(true);

    expect(await ofCaller(own)).toBeNull();
    expect((await server.call(whoAmI, {}, own)).data().user.roles).toEqual([]);
    const people = (await server.call(getAllUsers, {}, admin)).data().rows;
    expect(people.map(({ id }) => id)).toEqual([boss.id]);
    const { queries } = server.context.db;
    const teams = queries.selectFrom('team_members').select('team_id').where('user_id', '=', member.id);
    expect(await teams.execute()).toEqual([]);
    const [line] = (await server.call(getAuditLog, {}, admin)).data().rows;
    expect(line).toMatchObject({
      ...{ action: 'person.leave', subject: 'Ana Ruiz', actor: 'Ana Ruiz' },
      ...{ before: ['associate'], after: null },
    });
  });

  it('is of the house since that moment: its admins see nothing that was before', async () => {
    const client = await server.addClient();
    const houseAdmin = await server.addInterpreter({ roles: ['institute_admin'] });
    const ask = async (meetingDate: string) => {
      const wish = bookingRequest({ clientId: client.id, interpreterId: member.id }, { meetingDate });
      return (await server.call(addBooking, wish, await server.signIn(client.email))).data();
    };
    const seen = async () => {
      const wish = { user_id: member.id, page: 1, pageSize: 10 };
      const answer = await server.call(getPersonBookings, wish, await server.signIn(houseAdmin.email));
      return answer.data().rows.map(({ id }) => id);
    };
    const before = await ask('2026-02-10');
    server.clock.advance({
      seconds: (Date.parse(before.endsAt) - server.clock.now().getTime()) / 1000,
    });
    expect((await leave(await server.signIn(member.email))).status).toBe(200);
    expect(await seen()).toEqual([]);
    const { id } = await ask('2026-02-20');
    expect(await seen()).toEqual([id]);
  });

  it('finds open again what a role had closed', async () => {
    await server.call(addOrUpdateRole, { name: 'Zero', rank: 1, modules: [] }, admin);
    await server.call(addOrUpdateRole, { user_id: member.id, roles: ['Zero'] }, admin);
    expect((await server.call(getThreads, {}, own)).status).toBe(403);
    await leave();
    expect((await server.call(getThreads, {}, own)).status).toBe(200);
  });

  it('leaves the one that they belong to, once, and never the house', async () => {
    const other = await addInstitute(server.context, 'Elsewhere');
    expect((await leave(own, other)).refusal().code).toBe('NOT_FOUND');
    const answers = await Promise.all(Array.from({ length: 5 }, () => leave()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
    const house = server.context.db.queries
      .selectFrom('institutes')
      .select('id')
      .where('is_house', '=', true);
    const { id } = await house.executeTakeFirstOrThrow();
    expect((await leave(own, id)).refusal().code).toBe('NOT_FOUND');
  });

  it('leaves one admin behind where the last two leave at once', async () => {
    const given = { user_id: member.id, roles: ['institute_admin'] };
    await server.call(addOrUpdateRole, given, admin);
    const answers = await Promise.all([leave(), leave(admin)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.refusal().code).toBe('LAST_ADMIN');
  });

  onPostgres('joins no other one by an invitation that they take up at the same moment', async () => {
    const other = await server.addInterpreter({ roles: ['institute_admin'] });
    await addInstitute(server.context, 'Elsewhere', [other]);
    const post = await openPost(server.context);
    await post.collect();
    await server.call(inviteAssociate, { email: member.email }, await server.signIn(other.email));
    const link = new URL(/https:\S+/.exec((await post.collectOne()).text ?? '')?.[0] ?? '');
    await post.close();
    const token = link.searchParams.get('invitation') ?? '';
    const { queries } = server.context.db;
    const waiting = async () =>
      (
        await sql<{ count: number }>`SELECT count(*)::integer AS count FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(queries)
      ).rows[0]?.count;
    let answers: Promise<Answer<unknown>>[] = [];
    await queries.transaction().execute(async (held) => {
      await lockInstitute(held, harbour);
      answers = [leave()];
      await soon(waiting).toBe(1);
      answers.push(server.call(acceptInvitation, { token }, own));
      await soon(waiting).toBe(2);
    });
    const [left, joined] = await Promise.all(answers);
    expect(left?.status).toBe(200);
    expect(joined?.refusal().code).toBe('WRONG_INVITATION');
    expect(await ofCaller(own)).toBeNull();
    const log = (await server.call(getAuditLog, { action: 'person.leave' }, admin)).data().rows;
    expect(log).toHaveLength(1);
    expect((await server.call(acceptInvitation, { token }, own)).status).toBe(200);
  });
});
