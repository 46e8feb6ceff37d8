import { sql } from 'kysely';
import { forgetInAudit } from '../../../../../src/server/modules/privacy/forgetPerson';
import { getAuditLog } from '../../../../../src/shared/contract/institute/auditLog';
import type { Endpoint, RequestOf } from '../../../../../src/shared/contract/base/endpoint';
import { addOrUpdateRole } from '../../../../../src/shared/contract/institute/instituteRoles';
import { saveTeam } from '../../../../../src/shared/contract/institute/instituteTeams';
import { inviteAssociate } from '../../../../../src/shared/contract/account/invitations';
import { deleteAccount } from '../../../../../src/shared/contract/account/ownData';
import { updatePersonalInfo } from '../../../../../src/shared/contract/account/personalInfo';
import type { User } from '../../../../../src/server/modules/account/service/users';
import { addInstitute } from '../../../../support/instituteScene';
import { startTestServer, type TestServer } from '../../../../support/testServer';
import { TEST_PASSWORD } from '../../../../support/testPeople';

describe('what an institute’s log keeps of somebody who is gone', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  async function institute(name: string, members: User[]) {
    const admin = await server.addInterpreter({ roles: ['institute_admin'] });
    await addInstitute(server.context, name, [admin, ...members]);
    const { token } = await server.signIn(admin.email);
    const act = async <E extends Endpoint>(endpoint: E, request: RequestOf<E>) =>
      (await server.call(endpoint, request, { token })).data();
    const lines = async () => (await act(getAuditLog, { pageSize: 100 })).rows.reverse();
    return { act, lines };
  }
  const leave = async ({ email }: User, first?: { first_name: string; last_name: string }) => {
    const { token } = await server.signIn(email);
    if (first) (await server.call(updatePersonalInfo, first, { token })).data();
    (await server.call(deleteAccount, { password: TEST_PASSWORD, feeSeen: 0 }, { token })).data();
  };

  it('is nothing about them, and everything about others who bear or take their name', async () => {
    const ana = await server.addClient({ firstName: 'Ana', lastName: 'Ruiz' });
    const other = await server.addClient({ firstName: 'Someone', lastName: 'Else' });
    const { act, lines } = await institute('Harbour', [ana, other]);
    await act(addOrUpdateRole, { user_id: ana.id, roles: ['associate'] });
    await leave(other, { first_name: 'Ana', last_name: 'Ruiz' });
    expect((await lines())[0]).toMatchObject({ subject: 'Ana Ruiz', before: [], after: ['associate'] });
    await leave(ana);
    expect((await lines())[0]).toMatchObject({
      action: 'person.roles',
      subject: '',
      before: null,
      after: null,
    });
  });

  it('does not name them among the members of a team, whose other members it goes on naming', async () => {
    const ana = await server.addClient({ firstName: 'Ana', lastName: 'Ruiz' });
    const ben = await server.addClient({ firstName: 'Ben', lastName: 'Oyelaran' });
    const { act, lines } = await institute('Bridge', [ana, ben]);
    const { id } = await act(saveTeam, { name: 'Night', member_ids: [ana.id, ben.id] });
    await act(saveTeam, { id, name: 'Night', member_ids: [ben.id] });
    const both = ['Ben Oyelaran', 'Ana Ruiz'];
    expect(await lines()).toMatchObject([
      { after: { members: both } },
      { before: { members: ['Ana Ruiz'] }, after: null },
    ]);
    await leave(ana);
    const left = await lines();
    expect(left.slice(0, 2)).toMatchObject([
      { after: { name: 'Night', members: ['Ben Oyelaran'] } },
      { before: { members: [] }, after: null },
    ]);
    expect(JSON.stringify(left)).not.toContain('Ruiz');
  });

  it('names them nowhere in however many lines of before, with whole lists of members', async () => {
    const ana = await server.addClient({ firstName: 'Ana', lastName: 'Ruiz' });
    const ben = await server.addClient({ firstName: 'Ben', lastName: 'Oyelaran' });
    const { act, lines } = await institute('Mole', [ana, ben]);
    await act(saveTeam, { name: 'Night', member_ids: [] });
    await act(addOrUpdateRole, { user_id: ana.id, roles: ['associate'] });
    const { queries } = server.context.db;
    const named = (person: User) => ({ id: person.id, name: `${person.first_name} ${person.last_name}` });
    const side = JSON.stringify({ name: 'Day', members: [named(ben), named(ana)] });
    await sql`INSERT INTO audit_log (institute_id, at, actor_id, actor_name, action, subject, subject_id, before, after)
      SELECT institute_id, at, ${ana.id}::uuid, 'Ana Ruiz', action, subject, subject_id,
        CASE action WHEN 'team.add' THEN ${side}::jsonb END, CASE action WHEN 'team.add' THEN ${side}::jsonb ELSE after END
      FROM audit_log, generate_series(1, 5) WHERE institute_id =
        (SELECT institute_id FROM memberships WHERE user_id = ${ana.id})`.execute(queries);
    expect(await lines()).toHaveLength(12);
    await forgetInAudit(queries, ana, 2);
    const left = await lines();
    expect(left.filter(({ before }) => before !== null).map(({ before }) => before)).toEqual(
      Array(5).fill({ name: 'Day', members: ['Ben Oyelaran'] }),
    );
    expect(JSON.stringify(left)).not.toContain('Ruiz');
    expect(left.filter(({ subject }) => subject === '')).toHaveLength(6);
  });

  it('is no address in the log of an institute that invited them in vain', async () => {
    const ana = await server.addClient({ firstName: 'Ana', lastName: 'Ruiz' });
    const { act, lines } = await institute('Lighthouse', []);
    await act(inviteAssociate, { email: ana.email });
    await act(inviteAssociate, { email: ana.email, role: 'associate' });
    await act(inviteAssociate, { email: 'ben@people.example' });
    await leave(ana);
    expect((await lines()).map(({ action, subject }) => `${action} ${subject}`)).toEqual([
      'invitation.send ',
      'invitation.withdraw ',
      'invitation.send ',
      'invitation.send ben@people.example',
    ]);
  });
});
