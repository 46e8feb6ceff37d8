import { getAuditLog } from '../../../../../src/shared/contract/institute/auditLog';
import { getAllUsers } from '../../../../../src/shared/contract/institute/instituteUsers';
import type { Endpoint, RequestOf } from '../../../../../src/shared/contract/base/endpoint';
import { writeAudit } from '../../../../../src/server/modules/institute/service/auditLog';
import { addInstitute } from '../../../../support/instituteScene';
import { startTestServer, type TestServer } from '../../../../support/testServer';

let server: TestServer;
let token: string;
let otherToken: string;

beforeAll(async () => {
  server = await startTestServer();
  const boss = await server.addInterpreter({
    firstName: 'Amira',
    lastName: 'Solberg',
    roles: ['institute_admin'],
  });
  const jose = await server.addClient({ firstName: 'José', lastName: 'Ñúñez' });
  const ben = await server.addInterpreter({ firstName: 'Ben', lastName: 'adler' });
  const ann = await server.addClient({ firstName: 'Ann', lastName: 'Adler' });
  const instituteId = await addInstitute(server.context, 'Harbour', [boss, jose, ben, ann]);
  const other = await server.addInterpreter({ roles: ['institute_admin'] });
  const otherId = await addInstitute(server.context, 'Bridge', [other]);
  token = (await server.signIn(boss.email)).token;
  otherToken = (await server.signIn(other.email)).token;
  const { queries } = server.context.db;
  const signedIn = (id: string, at: string | null) =>
    queries
      .updateTable('users')
      .set({ last_login_at: at === null ? null : new Date(at) })
      .where('id', '=', id)
      .execute();
  await signedIn(boss.id, '2030-01-03T00:00:00Z');
  await signedIn(jose.id, '2030-01-01T00:00:00Z');
  await signedIn(ben.id, null);
  await signedIn(ann.id, '2030-01-02T00:00:00Z');
  const line = { instituteId, at: server.context.clock.now(), actorId: boss.id };
  await writeAudit(queries, { ...line, action: 'role.add', subject: 'Watch' });
  await writeAudit(queries, { ...line, action: 'tier.approve', subject: 'Ann Adler', actorId: jose.id });
  await writeAudit(queries, { ...line, action: 'role.update', subject: 'Watch' });
  await writeAudit(queries, { ...line, action: 'role.add', subject: 'Elsewhere', instituteId: otherId });
});
afterAll(() => server.close());

const data = async <E extends Endpoint>(endpoint: E, request: RequestOf<E>, as = token) =>
  (await server.call(endpoint, request, { token: as })).data();
const names = async (request: RequestOf<typeof getAllUsers>) =>
  (await data(getAllUsers, request)).rows.map(({ name }) => name);
const actions = async (request: RequestOf<typeof getAuditLog>) =>
  (await data(getAuditLog, request)).rows.map(({ action }) => action);

describe('the people of an institute', () => {
  it('are sorted by name, either end first', async () => {
    const byName = ['Ann Adler', 'Ben adler', 'José Ñúñez', 'Amira Solberg'];
    expect(await names({ sort: 'name', order: 'ascending' })).toEqual(byName);
    expect(await names({ order: 'descending' })).toEqual([...byName].reverse());
  });

  it('are sorted by the latest sign-in, who never came counting as the longest ago', async () => {
    const byTime = ['Ben adler', 'José Ñúñez', 'Ann Adler', 'Amira Solberg'];
    expect(await names({ sort: 'last_login_at' })).toEqual(byTime);
    expect(await names({ sort: 'last_login_at', order: 'descending' })).toEqual([...byTime].reverse());
  });

  it('keep their order over the pages, and within a filter', async () => {
    const wish = { sort: 'last_login_at', order: 'descending', pageSize: 2 } as const;
    expect([await names({ ...wish, page: 1 }), await names({ ...wish, page: 2 })]).toEqual([
      ['Amira Solberg', 'Ann Adler'],
      ['José Ñúñez', 'Ben adler'],
    ]);
    expect(await names({ ...wish, group_id: 100 })).toEqual(['Ann Adler', 'José Ñúñez']);
    expect(await names({ group_id: 200, search: 'adler' })).toEqual(['Ben adler']);
  });
});

describe('the log of an institute', () => {
  it('comes newest first, or oldest first', async () => {
    expect(await actions({})).toEqual(['role.update', 'tier.approve', 'role.add']);
    expect(await actions({ order: 'ascending' })).toEqual(['role.add', 'tier.approve', 'role.update']);
  });

  it('is narrowed to an action, and to who did it, accents and case aside', async () => {
    expect(await actions({ action: 'role.add' })).toEqual(['role.add']);
    expect(await actions({ actor: 'JOSE nunez' })).toEqual(['tier.approve']);
    expect(await actions({ actor: 'solberg', action: 'tier.approve' })).toEqual([]);
    expect(await actions({ actor: '%' })).toEqual([]);
  });

  it('counts what was found, a page at a time', async () => {
    const page = await data(getAuditLog, { actor: 'amira', page: 2, pageSize: 1, order: 'ascending' });
    expect(page).toMatchObject({ total: 2, page: 2, rows: [{ action: 'role.update' }] });
  });

  it('reaches no further than the institute, whatever is asked', async () => {
    expect((await data(getAuditLog, { action: 'role.add' }, otherToken)).rows).toMatchObject([
      { subject: 'Elsewhere' },
    ]);
  });
});

describe('what no list can be asked for', () => {
  it.each([
    [getAllUsers, { sort: 'email' }],
    [getAllUsers, { sort: 'name; DROP TABLE users' }],
    [getAllUsers, { order: 'asc' }],
    [getAllUsers, { group_id: 300 }],
    [getAuditLog, { action: 'nonsense' }],
    [getAuditLog, { order: 'newest' }],
    [getAuditLog, { actor: 'x'.repeat(101) }],
  ])('is refused', async (endpoint: Endpoint, request) => {
    const answer = await server.call(endpoint, request, { token });
    expect(answer.refusal().code).toBe('INVALID');
  });

  it('is refused to who administers nothing', async () => {
    const client = await server.addClient();
    const own = (await server.signIn(client.email)).token;
    for (const answer of [
      await server.call(getAllUsers, { sort: 'last_login_at' }, { token: own }),
      await server.call(getAuditLog, { action: 'role.add' }, { token: own }),
    ])
      expect(answer.refusal().code).toBe('FORBIDDEN');
  });
});
