import { randomUUID } from 'node:crypto';
import { deleteAccount } from '../../../../../src/shared/contract/account/ownData';
import type { User } from '../../../../../src/server/modules/account/service/users';
import { findActiveSessionUser } from '../../../../../src/server/modules/auth/service/sessions';
import { setPasswordHash } from '../../../../../src/server/modules/account/service/users';
import { updatePersonalInfo } from '../../../../../src/server/modules/account/updatePersonalInfo';
import { changeSettings } from '../../../../../src/server/modules/appSettings/changeSettings';
import { createCalendarFeed } from '../../../../../src/server/modules/calendar/service/calendarFeed';
import type { Caller } from '../../../../../src/server/platform/context';
import { HEADSHOT_SIZES } from '../../../../../src/shared/domain/files/uploadRules';
import { updateHeadshot } from '../../../../../src/server/modules/headshots/service/updateHeadshot';
import { getPersonalInfo } from '../../../../../src/server/modules/account/service/getPersonalInfo';
import type { AccountContext } from '../../../../../src/server/modules/account/service/accountContext';
import { exportOwnData } from '../../../../../src/server/modules/privacy/exportOwnData';
import { getDeletionTerms } from '../../../../../src/server/modules/privacy/readDeletionTerms';
import { whoAmI } from '../../../../../src/server/modules/auth/service/sessionUserOf';
import { login } from '../../../../../src/server/modules/auth/login';
import { createMessageContext } from '../../../../../src/server/modules/messages/service/createMessageContext';
import { sendFile } from '../../../../../src/server/modules/messages/sendFile';
import { sendMessage } from '../../../../../src/server/modules/messages/sendMessage';
import { updateAvailability } from '../../../../../src/server/modules/availability/updateAvailability';
import { addInterpreterProfile } from '../../../../../src/server/modules/interpreters/addInterpreterProfile';
import { updateInterpreterProfile } from '../../../../../src/server/modules/interpreters/updateInterpreterProfile';
import { parseResume } from '../../../../../src/server/modules/resumes/parseResume';
import { getQuiz } from '../../../../../src/server/modules/quiz/getQuiz';
import { submitQuiz } from '../../../../../src/server/modules/quiz/submitQuiz';
import { createCallTurns } from '../../../../../src/server/platform/limits/callTurns';
import type { SignInContext } from '../../../../../src/server/modules/auth/service/signInContext';
import type { UploadContext } from '../../../../../src/server/modules/uploads/service/uploadContext';
import { ownDataWorld, type OwnDataWorld } from '../../../../support/ownDataWorld';
import { startTestServer, type TestServer } from '../../../../support/testServer';
import { TEST_PASSWORD } from '../../../../support/testPeople';

const NOTHING_SAID = { browser: null, operatingSystem: null };

/** Services called as by a request that was let in just before the account ended. */
describe('what is under way when an account ends', () => {
  let server: TestServer;
  let world: OwnDataWorld;
  let owner: User;
  let caller: Caller;
  beforeAll(async () => {
    server = await startTestServer({ settings: { LOGIN_TRIES_PER_ADDRESS: '1000' } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    world = await ownDataWorld(server);
    owner = world.interpreter;
    caller = { userId: owner.id, groupId: owner.group_id, roles: [], sessionId: randomUUID() };
  });

  const end = async () => {
    const wish = { password: TEST_PASSWORD, feeSeen: 0 };
    (await server.call(deleteAccount, wish, world.as(owner))).data();
  };
  const nothing = () => Promise.resolve();
  const signIn = (): SignInContext => ({
    ...server.context,
    accessTokens: { issue: () => Promise.resolve('token') } as unknown as SignInContext['accessTokens'],
    refreshTokens: {
      create: () => 'refresh',
      hashOf: () => 'hash',
    } as unknown as SignInContext['refreshTokens'],
    sessionRules: { refreshTokenDays: 14 },
    limits: { countTry: nothing, forgiveTries: nothing } as unknown as SignInContext['limits'],
    turns: createCallTurns('embedded'),
    acceptsDemoPassword: false,
  });
  const account = (): AccountContext => ({
    ...signIn(),
    accountLimits: { countExport: nothing } as unknown as AccountContext['accountLimits'],
    hidesUnknownAccounts: true,
  });
  const quiz = () => ({ ...signIn(), randomBelow: () => 0 });
  const messages = () =>
    createMessageContext(signIn(), { storedBytesPerPerson: 1_000_000 }, () => Promise.resolve());
  const upload = (parts: Partial<UploadContext>): UploadContext => ({
    ...server.context,
    uploadLimits: {
      countHeadshot: nothing,
      countResume: nothing,
      countProof: nothing,
    },
    resumeReader: {
      read: () => Promise.reject(new Error('not asked')),
      check: () => Promise.reject(new Error('not asked')),
    },
    drawInTurn: (_person, work) => work(),
    drawLargeInTurn: (_person, work) => work(),
    ...parts,
  });

  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n').toString('base64');
  const message = () => ({ thread_id: world.thread, id: randomUUID() });
  const hours = {
    ...{ timeZone: 'America/Mexico_City', weeklyHours: [{ weekday: 1, opens: '09:00', closes: '17:00' }] },
    ...{ daysOff: [], gapMinutes: 0, noticeMinutes: 0 },
  };
  const profile = { personalInfo: { location: 'Oaxaca' } };

  const WRITES: [what: string, write: () => Promise<unknown>][] = [
    ['personal data', () => updatePersonalInfo(server.context, caller, { phone: '+52 951 000 0000' })],
    [
      'a setting',
      () =>
        changeSettings(server.context, caller, {
          scope: 'user',
          changes: [{ key: 'language', value: 'es-MX', path: '' }],
        }),
    ],
    ['a new profile', () => addInterpreterProfile(server.context, caller, profile)],
    ['a profile', () => updateInterpreterProfile(server.context, caller, profile)],
    ['hours', () => updateAvailability(server.context, caller, hours)],
    ['a message', () => sendMessage(messages(), caller, { ...message(), text: 'Call +52 951.' })],
    ['a file', () => sendFile(messages(), caller, { ...message(), file_name: 'a.pdf', content: pdf })],
    ['an attempt at a quiz', () => getQuiz(quiz(), caller, { language: 'French' })],
    ['no headshot', () => updateHeadshot(upload({}), caller, { content: null })],
    [
      'a calendar’s address',
      () =>
        createCalendarFeed({ ...server.context, publicUrl: 'https://dragoman.example' }, caller, {
          language: 'en-US',
        }),
    ],
  ];
  it.each(WRITES)('writes %s no more', async (_what, write) => {
    // A conversation in which nothing was said goes with them.
    await world.say(world.client, 'Good morning');
    await end();
    await expect(write()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  const READS: [what: string, read: () => Promise<unknown>][] = [
    ['personal data', () => getPersonalInfo(server.context, caller)],
    ['what ends with the account', () => getDeletionTerms(server.context, caller)],
    ['all that is kept', () => exportOwnData(account(), caller)],
  ];
  it.each(READS)('tells %s no more', async (_what, read) => {
    await end();
    await expect(read()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('tells nobody who they are any more', async () => {
    const { queries } = server.context.db;
    const session = queries.selectFrom('sessions').select('id').where('user_id', '=', owner.id).limit(1);
    const { id: sessionId } = await session.executeTakeFirstOrThrow();
    await end();
    await expect(whoAmI(server.context, { ...caller, sessionId })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it('grades no attempt any more', async () => {
    const attempt = await getQuiz(quiz(), caller, { language: 'French' });
    await end();
    const handedIn = submitQuiz(quiz(), caller, { attempt_id: attempt.attempt_id, answers: [] });
    await expect(handedIn).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('keeps no picture that was being drawn', async () => {
    const pictures = Object.fromEntries(HEADSHOT_SIZES.map((size) => [size, Buffer.from('a')]));
    const drawInTurn: UploadContext['drawInTurn'] = async <T>() => {
      await end();
      return pictures as T;
    };
    const drawn = updateHeadshot(upload({ drawInTurn }), caller, {
      content: Buffer.from('picture').toString('base64'),
    });
    await expect(drawn).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await server.context.db.queries.selectFrom('headshots').selectAll().execute()).toEqual([]);
  });

  it('keeps no résumé that was being read', async () => {
    const read = async () => {
      await end();
      return {} as Awaited<ReturnType<UploadContext['resumeReader']['read']>>;
    };
    const parsed = parseResume(
      upload({ resumeReader: { read, check: () => Promise.reject(new Error('not asked')) } }),
      caller,
      { content: pdf },
    );
    await expect(parsed).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await server.context.db.queries.selectFrom('resumes').selectAll().execute()).toEqual([]);
  });

  const visitor = {
    address: '127.0.0.1',
    refreshToken: null,
    deviceKey: null,
    language: 'en-US' as const,
    device: NOTHING_SAID,
  };
  const signInWhile = (happens: () => Promise<void>) => {
    const limits = { countTry: nothing, forgiveTries: happens } as unknown as SignInContext['limits'];
    return login({ ...signIn(), limits }, visitor, { email: owner.email, password: TEST_PASSWORD });
  };
  it('opens no session whose password was judged before', async () => {
    await expect(signInWhile(end)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
  });

  it('opens no session with the password before the present one', async () => {
    const change = () => setPasswordHash(server.context.db.queries, owner.id, OTHER_HASH);
    await expect(signInWhile(change)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
  });

  it('lets nobody in with a session that was left over', async () => {
    const { queries } = server.context.db;
    const { token } = world.as(owner);
    await end();
    await queries.updateTable('sessions').set({ revoked_at: null }).where('user_id', '=', owner.id).execute();
    const left = await queries
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', owner.id)
      .executeTakeFirstOrThrow();
    expect(token).not.toBe('');
    expect(await findActiveSessionUser(queries, left.id, server.clock.now())).toBeNull();
  });
});

/** Of no password that anybody knows. */
const OTHER_HASH = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;
