import { randomUUID } from 'node:crypto';
import { inviteAssociate } from '../../../../../src/shared/contract/account/invitations';
import { saveBusiness } from '../../../../../src/shared/contract/institute/instituteTeams';
import { addOrUpdateRole } from '../../../../../src/shared/contract/institute/instituteRoles';
import {
  addInterpreterProfile,
  updateInterpreterProfile,
} from '../../../../../src/shared/contract/interpreters/interpreterProfile';
import type { RequestOf } from '../../../../../src/shared/contract/base/endpoint';
import { addInstitute } from '../../../../support/instituteScene';
import { updatePersonalInfo } from '../../../../../src/shared/contract/account/personalInfo';
import * as account from '../../../../../src/shared/contract/account/userAccount';
import { openPost, type Post } from '../../../../support/openPost';
import { startTestServer, type TestServer } from '../../../../support/testServer';
import { wholeProfile } from '../../../../support/wholeProfile';

const LURES = [
  'Win at evil.example',
  'https://evil',
  'A\u200Bda',
  '\u202EadA',
  'P\u0430ypal',
  'ada@people.example',
  'Dragoman Support',
  '✔ Verified',
  '★★★★★',
  'Sworn · Berlin · until Mar 2028',
  '認証済み',
  'Verificado ✓',
  'Ana Sworn',
  '∀',
];

describe('names that people choose', () => {
  let server: TestServer;
  let post: Post;
  beforeAll(async () => {
    server = await startTestServer({ settings: { MAILS_PER_ADDRESS: '1000' } });
    post = await openPost(server.context);
  });
  afterEach(() => post.collect());
  afterAll(async () => {
    await post.close();
    await server.close();
  });

  const wish = (first_name: string, last_name = 'Ruiz') => ({
    ...{ first_name, last_name, password: 'Bridge-Of-Words-9', group_id: 100 as const },
    email: `${randomUUID()}@people.example`,
  });

  it.each(LURES)('are refused at registration where they are a lure, at their field: %j', async (lure) => {
    for (const [request, path] of [
      [wish(lure), 'first_name'],
      [wish('Ana', lure), 'last_name'],
    ] as const) {
      const refusal = (await server.call(account.registerUser, request)).refusal();
      expect(refusal.errors).toMatchObject([{ path, code: 'not_a_name' }]);
    }
    expect(await post.collect()).toEqual([]);
  });

  it('are refused in the reader’s language', async () => {
    const said = await Promise.all(
      ['en-US', 'es-MX', 'ja-JP'].map(async (language) => {
        const answer = await server.call(account.registerUser, wish('a.example'), { language });
        return answer.refusal().errors?.[0]?.message;
      }),
    );
    expect(said).toEqual([
      expect.stringContaining('addresses, links, signs or invisible'),
      expect.stringContaining('direcciones, enlaces, signos'),
      expect.stringContaining('記号'),
    ]);
  });

  it.each(LURES)('are refused in a profile, and nothing changes: %j', async (lure) => {
    const { email } = await server.addInterpreter();
    const { token, user } = await server.signIn(email);
    const refusal = (await server.call(updatePersonalInfo, { last_name: lure }, { token })).refusal();
    expect(refusal.errors).toMatchObject([{ path: 'last_name', code: 'not_a_name' }]);
    const alias = await server.call(updateInterpreterProfile, { personalInfo: { aka: lure } }, { token });
    expect(alias.refusal().errors).toMatchObject([{ path: 'personalInfo.aka', code: 'not_a_name' }]);
    expect((await server.signIn(email)).user.last_name).toBe(user.last_name);
  });

  it('leave the words of badges to badges, also where they name a place or a language', async () => {
    const { token } = await server.signIn((await server.addInterpreter()).email);
    const personalInfo = { location: 'Sworn · Rome · until Jan 2030', nativeLanguage: 'Verified ✓ Italian' };
    const posing = await server.call(updateInterpreterProfile, { personalInfo }, { token });
    expect(posing.refusal().errors).toMatchObject([
      { path: 'personalInfo.nativeLanguage', code: 'not_a_name' },
      { path: 'personalInfo.location', code: 'not_a_name' },
    ]);
  });

  it.each(["O'Brien", 'Nguyễn', 'Łukasz', '山田 太郎', 'Ελένη', "Anne-Marie d'Arc", 'Jurado'])(
    'may be %s',
    async (name) => {
      expect((await server.call(account.registerUser, wish(name, name))).status).toBe(200);
      const { token } = await server.signIn((await server.addClient()).email);
      const saved = await server.call(updatePersonalInfo, { first_name: name }, { token });
      expect(saved.data().first_name).toBe(name);
    },
  );

  it.each([
    '✔ Verified by Dragoman',
    'https://evil.example',
    '★★★★★ 5.0 (312)',
    'Sworn · Berlin · until Mar 2028',
  ])(
    'are refused as a field of work and as a column or row of prices, and nothing changes: %s',
    async (name) => {
      const { token } = await server.signIn((await server.addInterpreter()).email);
      await server.call(addInterpreterProfile, wholeProfile, { token });
      const change = async (wanted: RequestOf<typeof updateInterpreterProfile>) =>
        (await server.call(updateInterpreterProfile, wanted, { token })).refusal().errors;
      expect(await change({ verticals: [{ name: 'Law' }, { name }] })).toMatchObject([
        { path: 'verticals.1.name', code: 'not_a_name' },
      ]);
      expect(await change({ pricing: { interpretation: { English: { [name]: 0.1 } } } })).toMatchObject([
        { path: `pricing.interpretation.English.${name}`, code: 'not_a_name' },
      ]);
      expect(await change({ pricing: { interpretation: { [name]: { Law: 0.1 } } } })).toMatchObject([
        { path: `pricing.interpretation.${name}`, code: 'not_a_name' },
      ]);
      const fields = { verticals: [{ name: 'LGBTQ+' }, { name: 'Customer support' }] };
      expect((await server.call(updateInterpreterProfile, fields, { token })).data()).toMatchObject(fields);
    },
  );

  it('are in no mail to an address that nobody proved', async () => {
    const request = wish('Zephyrine', 'Quillfeather');
    const { email } = request;
    await server.call(account.registerUser, request);
    await server.call(account.requestMagicCode, { email });
    await server.call(account.resetPassword, { email });
    const mails = await post.collect();
    expect(mails).toHaveLength(3);
    expect(JSON.stringify(mails)).not.toMatch(/Zephyrine|Quillfeather/);
  });

  describe('of an institute', () => {
    let token: string;
    beforeAll(async () => {
      const admin = await server.addClient({ firstName: 'Zephyrine', roles: ['institute_admin'] });
      await addInstitute(server.context, 'Harbour', [admin]);
      token = (await server.signIn(admin.email)).token;
    });

    it('are in no invitation to an address that nobody proved, and in one to whom we know', async () => {
      const name = 'Quillfeather & Sons';
      const business_id = (await server.call(saveBusiness, { name }, { token })).data().id;
      const known = await server.addClient();
      const unproved = await server.addClient({ isVerified: false });
      const mailTo = async (email: string) => {
        await server.call(inviteAssociate, { email, business_id }, { token });
        const { subject, text, html } = await post.collectOne();
        return JSON.stringify({ subject, text, html });
      };
      for (const email of ['nobody.known@people.example', unproved.email]) {
        expect(await mailTo(email)).not.toMatch(/Zephyrine|Quillfeather|Harbour/);
      }
      expect(await mailTo(known.email)).toMatch(/Zephyrine.*Quillfeather/);
    });

    it('are refused where invitations would name them', async () => {
      const name = 'Win at evil.example';
      for (const call of [
        server.call(saveBusiness, { name }, { token }),
        server.call(addOrUpdateRole, { name, rank: 1 }, { token }),
      ]) {
        expect((await call).refusal().errors).toMatchObject([{ code: 'not_a_name' }]);
      }
    });
  });
});
