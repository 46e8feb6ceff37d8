import { getAuditLog } from '../../../../../src/shared/contract/institute/auditLog';
import { addOrUpdateRole, getRoles } from '../../../../../src/shared/contract/institute/instituteRoles';
import {
  getTeams,
  saveBusiness,
  saveTeam,
} from '../../../../../src/shared/contract/institute/instituteTeams';
import { getAllUsers } from '../../../../../src/shared/contract/institute/instituteUsers';
import type { User } from '../../../../../src/server/modules/account/service/users';
import { addInstitute } from '../../../../support/instituteScene';
import { startTestServer, type TestServer } from '../../../../support/testServer';

let server: TestServer;
let member: User;
let options: { token: string };

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  const boss = await server.addInterpreter({ roles: ['institute_admin'] });
  member = await server.addClient({ firstName: 'Ana', lastName: 'Ruiz' });
  await addInstitute(server.context, 'Harbour', [boss, member]);
  options = { token: (await server.signIn(boss.email)).token };
});

const refused = { code: 'CHANGED_MEANWHILE' };
const logged = async () => (await server.call(getAuditLog, {}, options)).data().rows.length;
const addBusiness = async (name: string) => (await server.call(saveBusiness, { name }, options)).data();

describe('a person’s roles and business', () => {
  const give = (request: object) =>
    server.call(addOrUpdateRole, { user_id: member.id, roles: [], ...request }, options);
  const theirs = async () => {
    const { rows } = (await server.call(getAllUsers, { search: 'Ruiz' }, options)).data();
    return { roles: rows[0]?.roles, business_id: rows[0]?.business_id };
  };

  it('are not given back by a page that was read before they were taken', async () => {
    const courts = await addBusiness('Courts');
    await give({ roles: ['institute_admin', 'associate'] });
    const seen = { roles: ['associate', 'institute_admin'], business_id: null };
    await give({ roles: ['associate'] });
    const before = await logged();
    const late = await give({ roles: ['institute_admin', 'associate'], business_id: courts.id, seen });
    expect(late.refusal()).toMatchObject(refused);
    expect(await theirs()).toEqual({ roles: ['associate'], business_id: null });
    expect(await logged()).toBe(before);
    const again = await give({
      roles: ['associate'],
      business_id: courts.id,
      seen: { ...seen, roles: ['associate'] },
    });
    expect(again.status).toBe(200);
    expect(await theirs()).toEqual({ roles: ['associate'], business_id: courts.id });
  });

  it('stay where only the business is another one than was seen', async () => {
    const courts = await addBusiness('Courts');
    await give({ business_id: courts.id });
    const seen = { roles: [], business_id: null };
    expect((await give({ roles: ['associate'], seen })).refusal()).toMatchObject(refused);
    expect(await theirs()).toEqual({ roles: [], business_id: courts.id });
  });
});

describe('a role', () => {
  const role = {
    name: 'Dispatcher',
    description: 'Plans',
    rank: 10,
    modules: ['bookings' as const, 'messages' as const],
  };
  const save = (request: object) => server.call(addOrUpdateRole, { ...role, ...request }, options);
  const stored = async () =>
    (await server.call(getRoles, {}, options)).data().find(({ name }) => name === role.name);

  it.each([
    ['name', { name: 'Planner' }],
    ['description', { description: 'Listens in' }],
    ['rank', { rank: 20 }],
    ['modules', { modules: ['messages'] }],
  ])('is not changed by who saw another %s', async (_, other) => {
    await save({});
    const { id, ...now } = (await stored())!;
    const before = await logged();
    const late = await save({ id, modules: ['quiz'], seen: { ...role, ...other } });
    expect(late.refusal()).toMatchObject(refused);
    expect(await stored()).toEqual({ id, ...now });
    expect(await logged()).toBe(before);
  });

  it('is changed by who saw it as it is, its modules in whatever order', async () => {
    await save({});
    const seen = { ...role, modules: ['messages', 'bookings'] };
    const saved = await save({ id: (await stored())?.id, description: 'Listens in', seen });
    expect(saved.status).toBe(200);
    expect(await stored()).toMatchObject({ description: 'Listens in', modules: role.modules });
  });
});

describe('a team', () => {
  const save = (request: object) =>
    server.call(saveTeam, { name: 'Night shift', member_ids: [], ...request }, options);
  const stored = async () => (await server.call(getTeams, {}, options)).data();

  it('does not get back a member who was taken out after the page was read', async () => {
    const { id } = (await save({ member_ids: [member.id] })).data();
    const seen = { name: 'Night shift', business_id: null, member_ids: [member.id] };
    await save({ id });
    const before = await stored();
    const late = await save({ id, name: 'Late shift', member_ids: [member.id], seen });
    expect(late.refusal()).toMatchObject(refused);
    expect(await stored()).toEqual(before);
    const again = await save({ id, name: 'Late shift', seen: { ...seen, member_ids: [] } });
    expect(again.data()).toMatchObject({ name: 'Late shift', members: [] });
  });

  it('does not go back to the business that was seen', async () => {
    const courts = await addBusiness('Courts');
    const { id } = (await save({ business_id: courts.id })).data();
    const late = await save({ id, seen: { name: 'Night shift', business_id: null, member_ids: [] } });
    expect(late.refusal()).toMatchObject(refused);
    expect(await stored()).toMatchObject([{ business_id: courts.id }]);
  });
});

describe('a business', () => {
  it('is not renamed by who saw another name', async () => {
    const { id } = await addBusiness('Courts');
    const rename = (name: string, seen: string) =>
      server.call(saveBusiness, { id, name, seen: { name: seen } }, options);
    expect((await rename('Tribunals', 'Courts')).data()).toMatchObject({ name: 'Tribunals' });
    expect((await rename('Court', 'Courts')).refusal()).toMatchObject(refused);
    expect((await rename('Court', 'Tribunals')).data()).toMatchObject({ name: 'Court' });
  });
});
