import { getAuditLog } from '../../../../../src/shared/contract/institute/auditLog';
import { addOrUpdateRole } from '../../../../../src/shared/contract/institute/instituteRoles';
import { endSignIns } from '../../../../../src/shared/contract/institute/instituteUsers';
import { redeemMagicToken, requestMagicCode } from '../../../../../src/shared/contract/account/userAccount';
import { renewToken, signOut, whoAmI } from '../../../../../src/shared/contract/account/user';
import { setRoles } from '../../../../../src/server/modules/institute/service/memberships';
import { INTERFACE_LANGUAGES } from '../../../../../src/shared/domain/text/interfaceLanguages';
import { addInstitute } from '../../../../support/instituteScene';
import { openPost, tokenIn, type Post } from '../../../../support/openPost';
import { startTestServer, type TestServer } from '../../../../support/testServer';

describe('an admin who signs somebody out', () => {
  let server: TestServer;
  let post: Post;
  beforeAll(async () => {
    server = await startTestServer({ settings: { LOGIN_TRIES_PER_ADDRESS: '1000' } });
    post = await openPost(server.context);
  });
  afterAll(async () => {
    await post.close();
    await server.close();
  });
  afterEach(() => post.collect());

  async function institute() {
    const admin = await server.addInterpreter({ roles: ['institute_admin'] });
    const member = await server.addClient({ firstName: 'Ana', lastName: 'Ruiz' });
    const instituteId = await addInstitute(server.context, `Harbour ${admin.id}`, [admin, member]);
    const { token } = await server.signIn(admin.email);
    const end = (user_id: string, as = token) => server.call(endSignIns, { user_id }, { token: as });
    const lines = async () =>
      (await server.call(getAuditLog, {}, { token }))
        .data()
        .rows.map(({ action, subject }) => [action, subject]);
    return { admin, member, instituteId, token, end, lines };
  }
  const statusOf = async (token: string) => (await server.call(whoAmI, {}, { token })).status;

  it('ends every session of theirs at once, and it stands in the log', async () => {
    const { member, token, end, lines } = await institute();
    const [one, other] = [await server.signIn(member.email), await server.signIn(member.email)];
    expect((await end(member.id)).data()).toBeNull();
    expect([await statusOf(one.token), await statusOf(other.token)]).toEqual([401, 401]);
    expect((await server.call(renewToken, {}, { cookie: one.cookie })).status).toBe(401);
    expect(await statusOf(token)).toBe(200);
    expect(await lines()).toEqual([['person.sign_out', 'Ana Ruiz']]);
    // they may come back, and whoever was signed out already is not written down again
    await server.signIn(member.email);
    expect((await end(member.id)).status).toBe(200);
    expect((await end(member.id)).data()).toBeNull();
    expect(await lines()).toHaveLength(2);
  });

  it('leaves none of their browsers known, also where nobody is signed in any more', async () => {
    const { member, end } = await institute();
    const session = await server.signIn(member.email);
    expect((await server.call(signOut, {}, session)).status).toBe(200);
    expect((await end(member.id)).data()).toBeNull();
    const devices = server.context.db.queries.selectFrom('known_devices').selectAll();
    expect(await devices.where('user_id', '=', member.id).execute()).toEqual([]);
  });

  it.each(INTERFACE_LANGUAGES)(
    'is told to them by a mail in %s that names the institute',
    async (language) => {
      const { admin, member, end } = await institute();
      const { queries } = server.context.db;
      await queries.updateTable('users').set({ language }).where('id', '=', member.id).execute();
      await server.signIn(member.email);
      (await end(member.id)).data();
      const { to, subject, text } = await post.collectOne();
      expect(to?.map(({ address }) => address)).toEqual([member.email]);
      expect([subject, text]).toEqual([
        expect.stringContaining(
          {
            'en-US': 'You were signed out',
            'es-MX': 'Se cerró tu sesión',
            'ja-JP': 'ログアウトされました',
          }[language],
        ),
        expect.stringContaining(`Harbour ${admin.id}`),
      ]);
      // whoever was signed out already has nothing to be told
      (await end(member.id)).data();
      expect(await post.collect()).toEqual([]);
    },
  );

  it('ends what was mailed to them for signing in', async () => {
    const { member, end } = await institute();
    const { email } = member;
    (await server.call(requestMagicCode, { email })).data();
    const mail = await post.collectOne();
    (await end(member.id)).data();
    const link = await server.call(redeemMagicToken, { token: tokenIn(mail, '/magic-login') });
    expect(link.refusal().code).toBe('WRONG_LINK');
  });

  it('reaches nobody of another institute', async () => {
    const [here, there] = [await institute(), await institute()];
    const { token } = await server.signIn(there.member.email);
    expect((await here.end(there.member.id)).refusal().code).toBe('NOT_FOUND');
    expect(await statusOf(token)).toBe(200);
    expect(await here.lines()).toEqual([]);
    expect(await post.collect()).toEqual([]);
  });

  it('reaches nobody above them', async () => {
    const { admin, member, end, lines } = await institute();
    const { queries } = server.context.db;
    const adminToken = (await server.signIn(admin.email)).token;
    const wish = { name: 'Board', rank: 100 };
    (await server.call(addOrUpdateRole, wish, { token: adminToken })).data();
    await queries.updateTable('roles').set({ rank: 500 }).where('name', '=', 'Board').execute();
    await setRoles(queries, member.id, ['Board']);
    const { token } = await server.signIn(member.email);
    expect((await end(member.id)).refusal().code).toBe('ROLE_ABOVE_OWN');
    expect(await statusOf(token)).toBe(200);
    expect((await lines()).map(([action]) => action)).toEqual(['role.add']);
  });

  it('does not get around the password that the end of one’s own sessions asks for', async () => {
    const { admin, token, end } = await institute();
    const other = await server.signIn(admin.email);
    expect((await end(admin.id)).refusal().code).toBe('FORBIDDEN');
    expect([await statusOf(token), await statusOf(other.token)]).toEqual([200, 200]);
  });
});
