import { sql } from 'kysely';
import type { RequestOf } from '../../../../../src/shared/contract/base/endpoint';
import { getAllUsers } from '../../../../../src/shared/contract/institute/instituteUsers';
import { addOrUpdateRole } from '../../../../../src/shared/contract/institute/instituteRoles';
import * as invitations from '../../../../../src/shared/contract/account/invitations';
import { saveBusiness } from '../../../../../src/shared/contract/institute/instituteTeams';
import { updatePersonalInfo } from '../../../../../src/shared/contract/account/personalInfo';
import { registerUser, verifyCode } from '../../../../../src/shared/contract/account/userAccount';
import { INTERFACE_LANGUAGES } from '../../../../../src/shared/domain/text/interfaceLanguages';
import type { User } from '../../../../../src/server/modules/account/service/users';
import { addInstitute } from '../../../../support/instituteScene';
import { codeIn, openPost, type Post } from '../../../../support/openPost';
import { startTestServer, type TestServer } from '../../../../support/testServer';

let server: TestServer;
let post: Post;
let boss: User;
let token: string;
let businessId: string;

beforeAll(async () => {
  server = await startTestServer({ settings: { MAILS_PER_ADDRESS: '20' } });
  post = await openPost(server.context);
});
afterAll(async () => {
  await post.close();
  await server.close();
});
beforeEach(async () => {
  boss = await server.addInterpreter({ firstName: 'Amira', lastName: 'Solberg', roles: ['institute_admin'] });
  await addInstitute(server.context, 'Harbour', [boss]);
  token = (await server.signIn(boss.email)).token;
  businessId = (await server.call(saveBusiness, { name: 'Clinics' }, { token })).data().id;
});
afterEach(() => post.collect());

type Wish = Partial<RequestOf<typeof invitations.inviteAssociate>>;
const invite = (email: string, wish: Wish = {}) =>
  server.call(
    invitations.inviteAssociate,
    { email, role: 'coordinator', business_id: businessId, ...wish },
    { token },
  );
/** The secret of the mailed link. */
async function mailedToken(): Promise<string> {
  const link = /https:\S+/.exec((await post.collectOne()).text ?? '')?.[0] ?? '';
  expect(new URL(link).pathname).toBe('/register');
  return new URL(link).searchParams.get('invitation') ?? 'no token';
}
const accept = (secret: string, theirs: string) =>
  server.call(invitations.acceptInvitation, { token: secret }, { token: theirs });
const register = (email: string, invitation: string, language = 'en-US') =>
  server.call(
    registerUser,
    {
      ...{ first_name: 'Ana', last_name: 'Ruiz', password: 'Bridge-Of-Words-9', group_id: 200 as const },
      ...{ email, invitation },
    },
    { language },
  );
const member = async (search: string) =>
  (await server.call(getAllUsers, { search }, { token })).data().rows[0];
let people = 0;
const address = () => `ana${(people += 1)}@new.example`;

describe('an invitation', () => {
  it.each(INTERFACE_LANGUAGES)('is a mail in %s that tells who invites where, as what', async (language) => {
    const known = await server.addClient();
    await server.call(updatePersonalInfo, { language }, { token: (await server.signIn(known.email)).token });
    await invite(known.email);
    const mail = await post.collectOne();
    const expected = {
      'en-US': ['You are invited to Harbour on Dragoman', 'Coordinator', '7 days'],
      'es-MX': ['Te invitan a unirte a Harbour en Dragoman', 'Coordinación', '7 días'],
      'ja-JP': ['Dragoman：Harbourへの招待', 'コーディネーター', '7日間'],
    }[language];
    const [subject = '', ...words] = expected;
    expect(mail.subject).toBe(subject);
    for (const word of [...words, 'Amira Solberg', 'Clinics']) expect(mail.text).toContain(word);
  });

  it.each(INTERFACE_LANGUAGES)('names nobody in %s where the address is not known', async (language) => {
    await invite(address(), { language });
    const mail = await post.collectOne();
    const expected = {
      'en-US': 'You are invited to Dragoman',
      'es-MX': 'Tienes una invitación a Dragoman',
      'ja-JP': 'Dragomanへの招待',
    }[language];
    expect(mail.subject).toBe(expected);
    expect(`${mail.text} ${mail.html}`).not.toMatch(/Harbour|Solberg|Clinics/);
  });

  it.each(INTERFACE_LANGUAGES)('says in %s what one leaves and goes without by joining', async (language) => {
    const modules: ('messages' | 'profile')[] = ['messages', 'profile'];
    await server.call(addOrUpdateRole, { name: 'Reader', rank: 1, modules }, { token });
    const known = await server.addInterpreter();
    await addInstitute(server.context, 'Elsewhere', [known]);
    await server.call(updatePersonalInfo, { language }, { token: (await server.signIn(known.email)).token });
    await invite(known.email, { role: 'Reader' });
    const expected = {
      'en-US': ['you leave Elsewhere', 'Bookings, Availability, Language quiz', 'clients do not find you'],
      'es-MX': [
        'dejas Elsewhere',
        'Reservas, Disponibilidad, Examen de idioma',
        'los clientes no te encuentran',
      ],
      'ja-JP': ['Elsewhereから抜け', '予約、対応可能時間、語学テスト', '検索に表示されず'],
    }[language];
    const mail = await post.collectOne();
    const text = (mail.text ?? '').replaceAll('\n', ' ');
    for (const word of expected) expect(text).toContain(word);
    const secret = new URL(/https:\S+/.exec(text)?.[0] ?? '').searchParams.get('invitation') ?? '';
    const offer = (await server.call(invitations.getInvitation, { token: secret })).data();
    expect(offer.role_modules).toEqual(modules);
  });

  it('says nothing of the kind to somebody of the house whose role leaves out nothing', async () => {
    const known = await server.addClient();
    await invite(known.email);
    expect((await post.collectOne()).text).not.toMatch(/you leave|leaves out|Without Bookings/);
  });

  it('brings somebody new into institute, business and role once the address is confirmed, and not before', async () => {
    const email = address();
    await invite(email);
    const secret = await mailedToken();
    expect((await server.call(invitations.getInvitation, { token: secret })).data()).toMatchObject({
      ...{ institute: 'Harbour', business: 'Clinics', role: 'coordinator', email, has_account: false },
    });
    expect((await register(email.toUpperCase(), secret)).body.result).toBe(true);
    expect(await member(email)).toBeUndefined();
    const code = codeIn(await post.collectOne());
    const session = (await server.call(verifyCode, { email, code })).data();
    expect(session.user.roles).toEqual(['coordinator']);
    expect(await member(email)).toMatchObject({ business: 'Clinics', roles: ['coordinator'], group_id: 200 });
    expect((await register(address(), secret)).refusal().code).toBe('WRONG_INVITATION');
    expect((await server.call(invitations.getInvitations, {}, { token })).data()).toEqual([]);
  });

  it('brings somebody with an account, whose former roles stay behind', async () => {
    const other = await server.addClient({ roles: ['institute_admin'] });
    const twin = await server.addClient({ roles: ['institute_admin'] });
    await addInstitute(server.context, 'Elsewhere', [other, twin]);
    await invite(other.email);
    const theirs = (await server.signIn(other.email)).token;
    const joined = (await accept(await mailedToken(), theirs)).data();
    expect(joined).toEqual({ institute: 'Harbour', business: 'Clinics', roles: ['coordinator'] });
    expect((await server.call(getAllUsers, {}, { token: theirs })).status).toBe(403);
    await invite(twin.email);
    const last = await accept(await mailedToken(), (await server.signIn(twin.email)).token);
    expect(last.refusal().code).toBe('LAST_ADMIN');
  });

  it('brings no role once who invited may not give it any more, and says so', async () => {
    const guest = await server.addInterpreter();
    await invite(guest.email, { role: 'institute_admin' });
    const secret = await mailedToken();
    const offered = async () => (await server.call(invitations.getInvitation, { token: secret })).data();
    expect((await offered()).role).toBe('institute_admin');
    const { queries } = server.context.db;
    await queries.updateTable('users').set({ roles: [] }).where('id', '=', boss.id).execute();
    expect(await offered()).toMatchObject({ role: null, role_modules: null });
    const joined = await accept(secret, (await server.signIn(guest.email)).token);
    expect(joined.data()).toMatchObject({ institute: 'Harbour', roles: [] });
  });

  it('joins once where it is taken up twenty times at once', async () => {
    const person = await server.addClient();
    await invite(person.email);
    const secret = await mailedToken();
    const theirs = (await server.signIn(person.email)).token;
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(secret, theirs)));
    expect(answers.filter(({ body }) => body.result)).toHaveLength(1);
    for (const answer of answers.filter(({ body }) => !body.result)) {
      expect(answer.refusal().code).toBe('WRONG_INVITATION');
    }
    const log = server.context.db.queries.selectFrom('audit_log').select('id');
    expect(
      await log.where('action', '=', 'invitation.accept').where('actor_id', '=', person.id).execute(),
    ).toHaveLength(1);
  });

  it.each(INTERFACE_LANGUAGES)(
    'of another address, forged, expired or withdrawn is refused in %s',
    async (language) => {
      const email = address();
      await invite(email);
      const secret = await mailedToken();
      const words = { 'en-US': /This invitation/, 'es-MX': /Esta invitación/, 'ja-JP': /この招待/ }[language];
      const refused = async (who: string, what: string) => {
        const refusal = (await register(who, what, language)).refusal();
        expect(refusal.code).toBe('WRONG_INVITATION');
        expect(refusal.message).toMatch(words);
      };
      await refused(address(), secret);
      await refused(email, `${secret}x`);
      const stranger = await server.addClient();
      const theirs = (await server.signIn(stranger.email)).token;
      expect((await accept(secret, theirs)).refusal().code).toBe('WRONG_INVITATION');
      server.clock.advance({ days: 7 });
      await refused(email, secret);
      server.clock.advance({ days: -7 });
      const [open] = (await server.call(invitations.getInvitations, {}, { token })).data();
      await server.call(invitations.withdrawInvitation, { id: open?.id ?? '' }, { token });
      await refused(email, secret);
      expect(await post.collect()).toEqual([]);
    },
  );

  it('replaces the one before, and is not for people of the institute', async () => {
    const email = address();
    await invite(email);
    const first = await mailedToken();
    await invite(email, { role: 'associate' });
    const second = await mailedToken();
    expect((await server.call(invitations.getInvitation, { token: first })).body.result).toBe(false);
    expect((await server.call(invitations.getInvitation, { token: second })).data().role).toBe('associate');
    expect((await invite(boss.email)).refusal().code).toBe('ALREADY_MEMBER');
    expect((await invite(address(), { role: 'pilot' })).refusal().errors).toMatchObject([{ path: 'role' }]);
  });

  it('is one of so many open ones at most, as they are told whole', async () => {
    const email = address();
    await invite(email);
    await sql`INSERT INTO invitations (id, institute_id, email, group_id, token_hash, created_at, expires_at)
      SELECT gen_random_uuid(), institute_id, n || email, group_id, token_hash || n, created_at, expires_at
      FROM invitations, generate_series(2, ${invitations.MOST_INVITATIONS}::integer) AS n WHERE email = ${email}`.execute(
      server.context.db.queries,
    );
    await post.collect();
    expect((await invite(address())).refusal().code).toBe('TOO_MANY_ENTRIES');
    expect((await invite(email)).status).toBe(200);
    expect(await post.collect()).toHaveLength(1);
  });

  it('is kept as a hash only, and mailed to one address a few times in a while at most', async () => {
    const email = address();
    await invite(email);
    const secret = await mailedToken();
    const stored = await server.context.db.queries.selectFrom('invitations').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(secret);
    const answers = [];
    for (let time = 0; time < 5; time += 1) answers.push(await invite(email));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429]);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  });
});
