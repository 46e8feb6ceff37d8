import { getAllUsers } from '../../../../../src/shared/contract/institute/instituteUsers';
import { startTestServer, type TestServer } from '../../../../support/testServer';
import { addInstitute } from '../../../../support/instituteScene';

let server: TestServer;
let admin: string;
let houseAdmin: string;

const people = async (request: Parameters<typeof ask>[0] = {}, token = admin) =>
  (await ask(request, token)).data();
const ask = (
  request: { search?: string; role?: string; requested_tier?: true; page?: number; pageSize?: number },
  token = admin,
) => server.call(getAllUsers, request, { token });
const namesOf = async (...args: Parameters<typeof people>) =>
  (await people(...args)).rows.map(({ name }) => name);

beforeAll(async () => {
  server = await startTestServer();
  const boss = await server.addInterpreter({
    firstName: 'Amira',
    lastName: 'Solberg',
    email: 'amira@harbour.example',
    roles: ['institute_admin'],
  });
  const members = [
    boss,
    await server.addClient({ firstName: 'José', lastName: 'Ñúñez', email: 'jn@harbour.example' }),
    await server.addClient({ firstName: 'Иван', lastName: 'ЖУКОВ', email: 'ivan@harbour.example' }),
    await server.addInterpreter({ firstName: 'Ben', lastName: 'adler', roles: ['associate'] }),
    await server.addInterpreter({ firstName: 'Ann', lastName: 'Adler' }),
    await server.addClient({ firstName: 'Not', lastName: 'Confirmed', isVerified: false }),
  ];
  await addInstitute(server.context, 'Harbour', members);
  await server.addClient({ firstName: 'House', lastName: 'Person' });
  const houseBoss = await server.addInterpreter({ lastName: 'House', roles: ['institute_admin'] });
  const { queries } = server.context.db;
  await queries
    .updateTable('users')
    .set({ requested_tier: 'enterprise' })
    .where('email', '=', 'jn@harbour.example')
    .execute();
  admin = (await server.signIn(boss.email)).token;
  houseAdmin = (await server.signIn(houseBoss.email)).token;
});
afterAll(() => server.close());

describe('the people of an institute', () => {
  it('are listed by last and first name whatever their case, without registrations that nobody confirmed', async () => {
    const { rows, total } = await people();
    expect(rows.map(({ name }) => name)).toEqual([
      'Ann Adler',
      'Ben adler',
      'José Ñúñez',
      'Amira Solberg',
      'Иван ЖУКОВ',
    ]);
    expect(total).toBe(5);
    expect(rows[2]).toMatchObject({
      email: 'jn@harbour.example',
      group_id: 100,
      requested_tier: 'enterprise',
    });
  });

  it('come a page at a time, each once', async () => {
    const pages = [1, 2, 3, 4].map((page) => people({ page, pageSize: 2 }));
    const names = (await Promise.all(pages)).map(({ rows }) => rows.map(({ name }) => name));
    expect(names).toEqual([['Ann Adler', 'Ben adler'], ['José Ñúñez', 'Amira Solberg'], ['Иван ЖУКОВ'], []]);
    expect((await people({ page: 4, pageSize: 2 })).total).toBe(5);
  });

  it.each([
    ['nunez jose', ['José Ñúñez']],
    ['жук', ['Иван ЖУКОВ']],
    ['HARBOUR.example sol', ['Amira Solberg']],
    ['%', []],
    ['adler', ['Ann Adler', 'Ben adler']],
    ['Person', []],
  ])('are found by "%s", accents and case aside', async (search, names) => {
    expect(await namesOf({ search })).toEqual(names);
  });

  it('can be narrowed to a role, and to those who wait for a tier', async () => {
    expect(await namesOf({ role: 'associate' })).toEqual(['Ben adler']);
    expect(await namesOf({ role: 'nobody’s' })).toEqual([]);
    expect(await namesOf({ requested_tier: true })).toEqual(['José Ñúñez']);
  });

  it('without a membership are the house’s, and nobody else’s', async () => {
    const names = await namesOf({}, houseAdmin);
    expect(names).toContain('House Person');
    expect(names).not.toContain('Ann Adler');
    expect(names).not.toContain('Not Confirmed');
  });
});
