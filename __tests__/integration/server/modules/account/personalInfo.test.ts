import * as personalInfo from '../../../../../src/shared/contract/account/personalInfo';
import * as user from '../../../../../src/shared/contract/account/user';
import { startTestServer, type TestServer } from '../../../../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function someone() {
  const { email, id } = await server.addClient({ firstName: 'Ana', lastName: 'Ruiz' });
  const { token } = await server.signIn(email);
  const read = () => server.call(personalInfo.getPersonalInfo, {}, { token });
  const update = (change: object) => server.call(personalInfo.updatePersonalInfo, change, { token });
  return { id, email, token, read, update };
}

describe('personal information', () => {
  test("is the caller's own", async () => {
    const ana = await someone();
    await someone();
    expect((await ana.read()).data()).toEqual({
      id: ana.id,
      email: ana.email,
      first_name: 'Ana',
      last_name: 'Ruiz',
      group_id: 100,
      role: 'client',
      roles: [],
      photo_url: null,
      language: null,
      time_zone: null,
      company: null,
      phone: null,
      tier: 'starter',
      requested_tier: null,
      created_at: expect.any(String) as unknown,
    });
  });

  test('changes what is named, and keeps the rest', async () => {
    const ana = await someone();
    const change = {
      company: ' Puente, S.A. ',
      phone: '+52 (55) 1234-5678',
      language: 'es-MX',
      time_zone: 'America/Mexico_City',
    };
    const updated = { ...change, company: 'Puente, S.A.', first_name: 'Ana' };
    expect((await ana.update(change)).data()).toMatchObject(updated);
    expect((await ana.update({ first_name: 'Anita' })).data().company).toBe('Puente, S.A.');
    expect((await ana.read()).data()).toMatchObject({ ...updated, first_name: 'Anita', last_name: 'Ruiz' });
    const { token } = ana;
    expect((await server.call(user.whoAmI, {}, { token })).data().user).toMatchObject({
      first_name: 'Anita',
      language: 'es-MX',
      time_zone: 'America/Mexico_City',
    });
  });

  test('takes an empty company or telephone number as none', async () => {
    const ana = await someone();
    await ana.update({ company: 'Puente', phone: '555 1234' });
    expect((await ana.update({ company: '', phone: '' })).data()).toMatchObject({
      company: null,
      phone: null,
    });
  });

  test('is not changed by keys that may not be changed', async () => {
    const ana = await someone();
    const before = (await ana.read()).data();
    const change = {
      id: 'b',
      email: 'other@people.example',
      group_id: 200,
      roles: ['institute_admin'],
      tier: 'enterprise',
      requested_tier: 'enterprise',
      verified_at: null,
      password_hash: 'x',
      user_id: 'x',
    };
    expect((await ana.update(change)).data()).toEqual(before);
    expect((await ana.update({})).data()).toEqual(before);
  });

  test.each([
    ['first_name', '', 'required'],
    ['last_name', 'x'.repeat(101), 'too_long'],
    ['phone', 'call me', 'invalid'],
    ['language', 'fr-FR', 'unknown_choice'],
    ['time_zone', 'Mars/Olympus', 'unknown_zone'],
    ['company', 'a\u0000b', 'invalid'],
    ['first_name', 'half \ud800', 'not_a_name'],
  ])('refuses the %s "%s"', async (path, value, code) => {
    const ana = await someone();
    const refusal = (await ana.update({ [path]: value })).refusal();
    expect(refusal.errors).toMatchObject([{ path, code }]);
  });

  test('needs a sign-in', async () => {
    expect((await server.call(personalInfo.getPersonalInfo, {})).status).toBe(401);
    expect((await server.call(personalInfo.updatePersonalInfo, { first_name: 'Eve' })).status).toBe(401);
  });
});
