import { sql } from 'kysely';
import { getAuditLog } from '../../../../../src/shared/contract/institute/auditLog';
import { getThreads } from '../../../../../src/shared/contract/bookings/message';
import type { RequestOf } from '../../../../../src/shared/contract/base/endpoint';
import {
  addOrUpdateRole,
  getModules,
  getRoles,
  MOST_ROLES,
} from '../../../../../src/shared/contract/institute/instituteRoles';
import { getAllUsers } from '../../../../../src/shared/contract/institute/instituteUsers';
import { whoAmI } from '../../../../../src/shared/contract/account/user';
import { INTERFACE_LANGUAGES } from '../../../../../src/shared/domain/text/interfaceLanguages';
import type { User } from '../../../../../src/server/modules/account/service/users';
import { addInstitute } from '../../../../support/instituteScene';
import { startTestServer, type TestServer } from '../../../../support/testServer';

let server: TestServer;
let boss: User;
let member: User;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  boss = await server.addInterpreter({ firstName: 'Amira', lastName: 'Solberg', roles: ['institute_admin'] });
  member = await server.addClient({ firstName: 'Ana', lastName: 'Ruiz' });
  await addInstitute(server.context, 'Harbour', [boss, member]);
  token = (await server.signIn(boss.email)).token;
});

const change = (
  request: RequestOf<typeof addOrUpdateRole>,
  options: { token?: string; language?: string } = {},
) => server.call(addOrUpdateRole, request, { token, ...options });
const give = (user: User, roles: string[], options = {}) => change({ user_id: user.id, roles }, options);
const rolesOf = async (user: User) => {
  const found = server.context.db.queries.selectFrom('users').select('roles').where('id', '=', user.id);
  return (await found.executeTakeFirstOrThrow()).roles;
};
const audit = async () => (await server.call(getAuditLog, {}, { token })).data().rows;

describe('roles of people', () => {
  it('hold from the next call on, given or taken, with the token that the person has', async () => {
    const theirs = (await server.signIn(member.email)).token;
    const mayList = async () => (await server.call(getAllUsers, {}, { token: theirs })).status;
    expect(await mayList()).toBe(403);
    await give(member, ['institute_admin']);
    expect(await mayList()).toBe(200);
    expect((await server.call(whoAmI, {}, { token: theirs })).data().user.roles).toEqual(['institute_admin']);
    await give(member, ['associate']);
    expect(await mayList()).toBe(403);
  });

  it('are logged with what was before, and only where something changed', async () => {
    await give(member, ['associate']);
    await give(member, ['associate']);
    await give(member, ['coordinator']);
    expect(await audit()).toMatchObject([
      {
        action: 'person.roles',
        subject: 'Ana Ruiz',
        actor: 'Amira Solberg',
        before: ['associate'],
        after: ['coordinator'],
      },
      { action: 'person.roles', before: [], after: ['associate'] },
    ]);
  });

  it('must be known to the institute', async () => {
    const refusal = (await give(member, ['associate', 'pilot'])).refusal();
    expect(refusal).toMatchObject({ code: 'INVALID', errors: [{ path: 'roles.1', code: 'unknown_choice' }] });
    expect(await rolesOf(member)).toEqual([]);
  });

  it.each(INTERFACE_LANGUAGES)('never leave the institute without an admin, told in %s', async (language) => {
    const refusal = (await give(boss, [], { language })).refusal();
    expect(refusal.code).toBe('LAST_ADMIN');
    expect(refusal.message).toMatch(
      { 'en-US': /last administrator/, 'es-MX': /última persona/, 'ja-JP': /最後の管理者/ }[language],
    );
    expect(await rolesOf(boss)).toEqual(['institute_admin']);
    expect(await audit()).toEqual([]);
  });

  it('leave one admin where two take the role from each other at once', async () => {
    await give(member, ['institute_admin']);
    const theirs = (await server.signIn(member.email)).token;
    const answers = await Promise.all([give(member, []), give(boss, [], { token: theirs })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect([...(await rolesOf(boss)), ...(await rolesOf(member))]).toEqual(['institute_admin']);
  });

  it('above one’s own cannot be given, taken, made or changed', async () => {
    const { queries } = server.context.db;
    await change({ name: 'Board', rank: 100 });
    await queries.updateTable('roles').set({ rank: 500 }).where('plain_name', '=', 'board').execute();
    const board = (await server.call(getRoles, {}, { token })).data()[0];
    expect(board).toMatchObject({ name: 'Board', rank: 500 });
    expect((await give(member, ['Board'])).refusal().code).toBe('ROLE_ABOVE_OWN');
    await queries
      .updateTable('users')
      .set({ roles: ['Board'] })
      .where('id', '=', member.id)
      .execute();
    expect((await give(member, [])).refusal().code).toBe('ROLE_ABOVE_OWN');
    expect((await change({ id: board?.id ?? '', name: 'Board', rank: 1 })).refusal().code).toBe(
      'ROLE_ABOVE_OWN',
    );
    expect((await change({ name: 'Owner', rank: 101 })).refusal()).toMatchObject({ code: 'ROLE_ABOVE_OWN' });
    expect((await change({ name: 'Owner', rank: 101 })).status).toBe(403);
  });
});

describe('roles of an institute', () => {
  it('are three by themselves, highest first, and its own beside them', async () => {
    const roles = (
      await change({ name: '看護通訳', description: 'Clinics', rank: 20, modules: ['bookings'] })
    ).data();
    expect(roles.map(({ name, rank, people, id }) => [name, rank, people, id !== null])).toEqual([
      ['institute_admin', 100, 1, false],
      ['coordinator', 50, 0, false],
      ['看護通訳', 20, 0, true],
      ['associate', 10, 0, false],
    ]);
    expect((await audit())[0]).toMatchObject({ action: 'role.add', subject: '看護通訳', before: null });
  });

  it.each([
    'Institute Admin',
    'institute_admin',
    ' COORDINATOR',
    'ｃｌｉｅｎｔ',
    'night watch',
    'Night  Watch',
  ])('may not be called "%s" where that is taken or means something else', async (name) => {
    await change({ name: 'Night watch', rank: 5 });
    const refusal = (await change({ name, rank: 5 })).refusal();
    expect(refusal.code).toBe('ROLE_EXISTS');
  });

  it('are told whole, so an institute has a most of them, which may still be changed', async () => {
    const own = (await change({ name: 'Night', rank: 5 })).data().find(({ name }) => name === 'Night');
    await sql`INSERT INTO roles (id, institute_id, name, plain_name, description, rank, modules)
      SELECT gen_random_uuid(), institute_id, 'n' || n, 'n' || n, '', 5, modules
      FROM roles, generate_series(2, ${MOST_ROLES}::integer) AS n WHERE id = ${own?.id}`.execute(
      server.context.db.queries,
    );
    expect((await change({ name: 'Day', rank: 5 })).refusal().code).toBe('TOO_MANY_ENTRIES');
    const roles = (await change({ id: own?.id ?? undefined, name: 'Late', rank: 5 })).data();
    expect(roles.some(({ name }) => name === 'Late')).toBe(true);
  });

  it('keep their people when they are renamed', async () => {
    const made = (await change({ name: 'Night', rank: 5 })).data().find(({ name }) => name === 'Night');
    await give(member, ['Night']);
    const roles = (await change({ id: made?.id ?? '', name: 'Late', rank: 6 })).data();
    expect(roles.find(({ name }) => name === 'Late')).toMatchObject({ people: 1, rank: 6 });
    expect(await rolesOf(member)).toEqual(['Late']);
  });

  it('do not open the admins’ own area', async () => {
    const refusal = (await change({ name: 'Deputy', rank: 90, modules: ['institute'] })).refusal();
    expect(refusal.errors).toMatchObject([{ path: 'modules', code: 'unknown_choice' }]);
  });

  it('close the areas that they do not open, and the list of areas says to how many each is open', async () => {
    const theirs = (await server.signIn(member.email)).token;
    const threads = async () => (await server.call(getThreads, {}, { token: theirs })).status;
    await change({ name: 'Reader', rank: 1, modules: ['bookings', 'quiz'] });
    expect(await threads()).toBe(200);
    await give(member, ['Reader']);
    expect(await threads()).toBe(403);
    const modules = (await server.call(getModules, {}, { token })).data();
    const told = (key: string) => modules.find((module) => module.key === key);
    expect(told('messages')).toMatchObject({ people: 1, groups: [100, 200] });
    expect(told('bookings')).toMatchObject({
      people: 2,
      roles: ['institute_admin', 'coordinator', 'associate', 'Reader'],
    });
    expect(told('institute')).toMatchObject({ people: 1, groups: [], roles: ['institute_admin'] });
    await give(member, ['Reader', 'associate']);
    expect(await threads()).toBe(200);
  });
});
