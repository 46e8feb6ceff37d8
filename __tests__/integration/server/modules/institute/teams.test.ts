import { sql } from 'kysely';
import { getAuditLog } from '../../../../../src/shared/contract/institute/auditLog';
import { addOrUpdateRole } from '../../../../../src/shared/contract/institute/instituteRoles';
import {
  getBusinesses,
  getTeams,
  MOST_BUSINESSES,
  MOST_TEAMS,
  saveBusiness,
  saveTeam,
} from '../../../../../src/shared/contract/institute/instituteTeams';
import {
  decideTier,
  getAllUsers,
  getBusinessUsers,
} from '../../../../../src/shared/contract/institute/instituteUsers';
import { getPersonalInfo } from '../../../../../src/shared/contract/account/personalInfo';
import { INTERFACE_LANGUAGES } from '../../../../../src/shared/domain/text/interfaceLanguages';
import type { User } from '../../../../../src/server/modules/account/service/users';
import { addInstitute } from '../../../../support/instituteScene';
import { openPost, type Post } from '../../../../support/openPost';
import { startTestServer, type TestServer } from '../../../../support/testServer';

let server: TestServer;
let post: Post;
let boss: User;
let member: User;
let stranger: User;
let options: { token: string };

beforeAll(async () => {
  server = await startTestServer();
  post = await openPost(server.context);
});
afterAll(async () => {
  await post.close();
  await server.close();
});

beforeEach(async () => {
  boss = await server.addInterpreter({ lastName: 'Boss', roles: ['institute_admin'] });
  member = await server.addClient({ firstName: 'Ana', lastName: 'Ruiz' });
  stranger = await server.addClient();
  await addInstitute(server.context, 'Harbour', [boss, member]);
  options = { token: (await server.signIn(boss.email)).token };
});

const business = async (name: string) => (await server.call(saveBusiness, { name }, options)).data();
const actions = async () =>
  (await server.call(getAuditLog, {}, options)).data().rows.map(({ action }) => action);

describe('businesses', () => {
  it('are made, renamed and listed by name, with how many belong to each', async () => {
    const clinics = await business('Clinics');
    await business('Airport');
    await server.call(saveBusiness, { id: clinics.id, name: 'Kliniken' }, options);
    const place = { user_id: member.id, roles: [], business_id: clinics.id };
    await server.call(addOrUpdateRole, place, options);
    const listed = (await server.call(getBusinesses, {}, options)).data();
    expect(listed.map(({ name, people }) => [name, people])).toEqual([
      ['Airport', 0],
      ['Kliniken', 1],
    ]);
    const found = (await server.call(getBusinesses, { search: 'KLIN' }, options)).data();
    expect(found).toMatchObject([{ id: clinics.id }]);
    const users = (await server.call(getBusinessUsers, { business_id: clinics.id }, options)).data();
    expect(users).toMatchObject({ total: 1, rows: [{ name: 'Ana Ruiz', business: 'Kliniken' }] });
    expect(await actions()).toEqual(['person.business', 'business.update', 'business.add', 'business.add']);
  });

  it('have a name of their own, whatever its case', async () => {
    await business('Clinics');
    const again = await server.call(saveBusiness, { name: ' clinics ' }, options);
    expect(again.refusal()).toMatchObject({ code: 'NAME_TAKEN' });
    expect(await actions()).toEqual(['business.add']);
  });
});

describe('teams', () => {
  it('hold exactly the members that were named last, and are listed by business', async () => {
    const { id: businessId } = await business('Clinics');
    const wish = { name: 'Night', business_id: businessId, member_ids: [member.id, member.id] };
    const team = (await server.call(saveTeam, wish, options)).data();
    expect(team).toMatchObject({ business: 'Clinics', members: [{ name: 'Ana Ruiz' }] });
    const { rows } = (await server.call(getAllUsers, { search: 'ruiz' }, options)).data();
    expect(rows[0]?.teams).toEqual(['Night']);
    await server.call(saveTeam, { id: team.id, name: 'Day', member_ids: [] }, options);
    expect((await server.call(getTeams, {}, options)).data()).toMatchObject([
      { name: 'Day', business_id: null, members: [] },
    ]);
    expect((await server.call(getTeams, { business_id: businessId }, options)).data()).toEqual([]);
    expect(await actions()).toEqual(['team.update', 'team.add', 'business.add']);
  });

  it('take nobody from elsewhere, and then nothing of the change happens', async () => {
    const wish = { name: 'Night', member_ids: [member.id, stranger.id] };
    expect((await server.call(saveTeam, wish, options)).refusal().code).toBe('NOT_FOUND');
    expect((await server.call(getTeams, {}, options)).data()).toEqual([]);
    expect(await actions()).toEqual([]);
  });
});

describe('what an institute keeps', () => {
  it('is told whole, so teams and businesses have a most, which may still be changed', async () => {
    const { queries } = server.context.db;
    const { institute_id: id } = await queries
      .selectFrom('memberships')
      .select('institute_id')
      .where('user_id', '=', boss.id)
      .executeTakeFirstOrThrow();
    const { id: businessId } = await business('Clinics');
    const first = (await server.call(saveTeam, { name: 'Night', member_ids: [] }, options)).data();
    for (const [table, most] of [
      ['teams', MOST_TEAMS],
      ['businesses', MOST_BUSINESSES],
    ] as const) {
      await sql`INSERT INTO ${sql.table(table)} (id, institute_id, name, plain_name, created_at)
        SELECT gen_random_uuid(), ${id}, 'n' || n, 'n' || n, now() FROM generate_series(2, ${most}::integer) AS n`.execute(
        queries,
      );
    }
    const more = [
      await server.call(saveTeam, { name: 'Day', member_ids: [] }, options),
      await server.call(saveBusiness, { name: 'Airport' }, options),
    ];
    expect(more.map((answer) => answer.refusal().code)).toEqual(Array(2).fill('TOO_MANY_ENTRIES'));
    await server.call(saveTeam, { id: first.id, name: 'Late', member_ids: [] }, options);
    await server.call(saveBusiness, { id: businessId, name: 'Courts' }, options);
    expect((await actions()).slice(0, 2)).toEqual(['business.update', 'team.update']);
  });

  it('logs no change that is none, and counts what one admin changes in a minute', async () => {
    const { id } = (await server.call(saveTeam, { name: 'Night', member_ids: [] }, options)).data();
    const codes = new Set<string>();
    for (let change = 0; change < 60; change += 1) {
      const answer = await server.call(saveTeam, { id, name: 'Night', member_ids: [] }, options);
      if (!answer.body.result) codes.add(answer.refusal().code);
    }
    expect([...codes]).toEqual(['TOO_MANY_REQUESTS']);
    // Whatever it is that they change.
    const role = await server.call(addOrUpdateRole, { name: 'Day', rank: 5 }, options);
    expect(role.refusal().code).toBe('TOO_MANY_REQUESTS');
    expect(await actions()).toEqual(['team.add']);
  });
});

describe('a paid tier', () => {
  const wishFor = (tier: 'professional', language: (typeof INTERFACE_LANGUAGES)[number] | null = null) =>
    server.context.db.queries
      .updateTable('users')
      .set({ requested_tier: tier, language })
      .where('id', '=', member.id)
      .execute();
  const decide = (approve: boolean) => server.call(decideTier, { user_id: member.id, approve }, options);

  it.each(INTERFACE_LANGUAGES)(
    'holds once an admin approved it, which a mail in %s tells',
    async (language) => {
      await wishFor('professional', language);
      expect((await decide(true)).data()).toMatchObject({ tier: 'professional', requested_tier: null });
      const { token } = await server.signIn(member.email);
      expect((await server.call(getPersonalInfo, {}, { token })).data().tier).toBe('professional');
      const mail = await post.collectOne();
      expect(mail.to).toMatchObject([{ address: member.email }]);
      expect(mail.subject).toMatch(
        { 'en-US': /Professional tier is approved/, 'es-MX': /Se aprobó/, 'ja-JP': /承認されました/ }[
          language
        ],
      );
      expect(await actions()).toEqual(['tier.approve']);
    },
  );

  it('stays a wish no longer once it was refused, and the old one goes on', async () => {
    await wishFor('professional');
    expect((await decide(false)).data()).toMatchObject({ tier: 'starter', requested_tier: null });
    expect((await post.collectOne()).text).toContain('Your Starter tier goes on as before.');
    expect((await decide(true)).refusal().code).toBe('TIER_DECIDED');
    expect(await actions()).toEqual(['tier.refuse']);
  });

  it('of one’s own is another admin’s to decide', async () => {
    const own = await server.call(decideTier, { user_id: boss.id, approve: true }, options);
    expect(own.refusal().code).toBe('FORBIDDEN');
  });

  it('is decided once where two decide at once', async () => {
    await wishFor('professional');
    const answers = await Promise.all([decide(true), decide(false)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await post.collect()).toHaveLength(1);
  });
});
