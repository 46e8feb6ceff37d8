import { createSetting, manageSettings, updateSetting } from '../../../../../src/shared/contract/base/app';
import { getAuditLog } from '../../../../../src/shared/contract/institute/auditLog';
import type { Endpoint, RequestOf } from '../../../../../src/shared/contract/base/endpoint';
import { addOrUpdateRole } from '../../../../../src/shared/contract/institute/instituteRoles';
import { saveBusiness, saveTeam } from '../../../../../src/shared/contract/institute/instituteTeams';
import { decideTier } from '../../../../../src/shared/contract/institute/instituteUsers';
import {
  acceptInvitation,
  getInvitations,
  inviteAssociate,
  withdrawInvitation,
} from '../../../../../src/shared/contract/account/invitations';
import {
  changeInstitute,
  MOST_ABOUT_ONE_AN_HOUR,
} from '../../../../../src/server/modules/institute/service/changeInstitute';
import { callerOf, refusalOf } from '../../../../support/bookingScene';
import { addInstitute } from '../../../../support/instituteScene';
import { openPost, type Post } from '../../../../support/openPost';
import { startTestServer, type TestServer } from '../../../../support/testServer';

describe('the log of an institute', () => {
  let server: TestServer;
  let post: Post;
  beforeAll(async () => {
    server = await startTestServer();
    post = await openPost(server.context);
  });
  afterAll(async () => {
    await post.close();
    await server.close();
  });

  async function institute(name: string) {
    const admin = await server.addInterpreter({ roles: ['institute_admin'] });
    const member = await server.addClient({ firstName: 'Ana', lastName: 'Ruiz' });
    await addInstitute(server.context, name, [admin, member]);
    const { token } = await server.signIn(admin.email);
    const act = async <E extends Endpoint>(endpoint: E, request: RequestOf<E>) =>
      (await server.call(endpoint, request, { token })).data();
    const lines = async () => (await act(getAuditLog, { pageSize: 100 })).rows.reverse();
    return { admin, member, act, lines };
  }

  it('has a line for every change that its admins make, and for nothing that was refused or changed nothing', async () => {
    const { member, act, lines } = await institute('Harbour');
    const { queries } = server.context.db;
    const user_id = member.id;
    const wish = () =>
      queries.updateTable('users').set({ requested_tier: 'professional' }).where('id', '=', user_id);

    const business = await act(saveBusiness, { name: 'Clinics' });
    await act(saveBusiness, { id: business.id, name: 'Hospitals' });
    await act(saveBusiness, { id: business.id, name: 'Hospitals' });
    const team = await act(saveTeam, { name: 'Night', member_ids: [] });
    await act(saveTeam, { id: team.id, name: 'Night', member_ids: [user_id] });
    const roles = await act(addOrUpdateRole, { name: 'Watch', rank: 5 });
    const id = roles.find(({ name }) => name === 'Watch')?.id ?? '';
    await act(addOrUpdateRole, { id, name: 'Watch', rank: 6 });
    await act(addOrUpdateRole, { user_id, roles: ['Watch'], business_id: business.id });
    await act(addOrUpdateRole, { user_id, roles: ['Watch'], business_id: business.id });
    await wish().execute();
    await act(decideTier, { user_id, approve: false });
    await wish().execute();
    await act(decideTier, { user_id, approve: true });
    await act(inviteAssociate, { email: 'ben@people.example' });
    await act(inviteAssociate, { email: 'ben@people.example', role: 'associate' });
    const [invitation] = await act(getInvitations, {});
    await act(withdrawInvitation, { id: invitation?.id ?? '' });
    await act(createSetting, { key: 'language', scope: 'institute', value: 'es-MX' });
    await act(updateSetting, { key: 'language', scope: 'institute', value: 'ja-JP' });
    const changes = [
      { key: 'language' as const, value: null },
      { key: 'notify_reminders' as const, value: false },
    ];
    await act(manageSettings, { scope: 'institute', changes });
    await act(manageSettings, { scope: 'institute', changes });
    await expect(act(decideTier, { user_id, approve: true })).rejects.toThrow('TIER_DECIDED');
    await expect(act(saveBusiness, { name: 'hospitals' })).rejects.toThrow('NAME_TAKEN');

    const told = (await lines()).map(({ action, subject, before, after }) => [
      action,
      subject,
      before,
      after,
    ]);
    expect(told.map(([action, subject]) => `${String(action)} ${String(subject)}`)).toEqual([
      'business.add Clinics',
      'business.update Hospitals',
      'team.add Night',
      'team.update Night',
      'role.add Watch',
      'role.update Watch',
      'person.roles Ana Ruiz',
      'person.business Ana Ruiz',
      'tier.refuse Ana Ruiz',
      'tier.approve Ana Ruiz',
      'invitation.send ben@people.example',
      'invitation.withdraw ben@people.example',
      'invitation.send ben@people.example',
      'invitation.withdraw ben@people.example',
      'setting.change language',
      'setting.change language',
      'setting.change language',
      'setting.change notify_reminders',
    ]);
    expect(told[6]).toEqual(['person.roles', 'Ana Ruiz', [], ['Watch']]);
    expect(told[16]).toEqual(['setting.change', 'language', 'ja-JP', null]);
  });

  it('takes so many changes of an admin about one person in an hour, and others’ all the same', async () => {
    const { admin, member, lines } = await institute('Quay');
    const write = (subjectId: string, times: number, by = admin) =>
      changeInstitute(server.context, callerOf(by), async ({ log }) => {
        for (let time = 0; time < times; time += 1) await log('person.roles', 'Ana', [], [], subjectId);
      });
    await write(member.id, MOST_ABOUT_ONE_AN_HOUR - 1);
    expect(await refusalOf(write(member.id, 2))).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await write(admin.id, 1);
    expect((await lines()).length).toBe(100);
    const { queries } = server.context.db;
    const about = queries.selectFrom('audit_log').select('id').where('subject_id', '=', member.id);
    expect(await about.execute()).toHaveLength(MOST_ABOUT_ONE_AN_HOUR - 1);
    // Who is to lose their role cannot use up what others may change about them.
    await queries.updateTable('users').set({ roles: admin.roles }).where('id', '=', member.id).execute();
    await write(member.id, 1, member);
    expect(await about.execute()).toHaveLength(MOST_ABOUT_ONE_AN_HOUR);
  });

  it('tells of a team what changed, with its members’ names as they are', async () => {
    const { admin, member, act, lines } = await institute('Dock');
    const clinics = await act(saveBusiness, { name: 'Clinics' });
    const both = [admin.id, member.id];
    const { id } = await act(saveTeam, { name: 'Night', member_ids: both, business_id: clinics.id });
    await act(saveTeam, { id, name: 'Day', member_ids: both, business_id: clinics.id });
    await act(saveTeam, { id, name: 'Day', member_ids: [admin.id] });
    await act(saveTeam, { id, name: 'Day', member_ids: [member.id] });
    const names = { admin: `${admin.first_name} ${admin.last_name}`, member: 'Ana Ruiz' };
    const { queries } = server.context.db;
    expect((await lines()).slice(1).map(({ before, after }) => [before, after])).toEqual([
      [null, { name: 'Night', business: 'Clinics', members: expect.arrayContaining(Object.values(names)) }],
      [{ name: 'Night' }, { name: 'Day' }],
      [{ business: 'Clinics', members: ['Ana Ruiz'] }, { business: null }],
      [{ members: [names.admin] }, { members: ['Ana Ruiz'] }],
    ]);
    const kept = queries.selectFrom('audit_log').selectAll().where('actor_id', '=', admin.id);
    expect(JSON.stringify(await kept.where('action', '=', 'team.update').execute())).not.toContain('Ruiz');
  });

  it('tells in both institutes that somebody went from one to the other by an invitation', async () => {
    const [harbour, bridge] = [await institute('Port'), await institute('Bridge')];
    await post.collect();
    await bridge.act(inviteAssociate, { email: harbour.member.email });
    const link = /https:\S+/.exec((await post.collectOne()).text ?? '')?.[0] ?? '';
    const { token } = await server.signIn(harbour.member.email);
    const secret = new URL(link).searchParams.get('invitation') ?? '';
    await server.call(acceptInvitation, { token: secret }, { token });
    expect(await harbour.lines()).toMatchObject([{ action: 'person.leave', subject: 'Ana Ruiz' }]);
    expect((await bridge.lines()).map(({ action }) => action)).toEqual([
      'invitation.send',
      'invitation.accept',
    ]);
  });
});
