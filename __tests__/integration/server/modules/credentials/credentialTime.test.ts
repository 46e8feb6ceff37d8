import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { getBadges } from '../../../../../src/shared/contract/interpreters/badge';
import {
  addCredential,
  getCredentials,
  updateCredential,
} from '../../../../../src/shared/contract/interpreters/credential';
import {
  decideCredential,
  getWaitingCredentials,
} from '../../../../../src/shared/contract/interpreters/credentialDecisions';
import { getInterpreters } from '../../../../../src/shared/contract/interpreters/interpreter';
import type { User } from '../../../../../src/server/modules/account/service/users';
import { letTimePass } from '../../../../support/letTimePass';
import { aClaim } from '../../../../support/aClaim';
import { aPhoto, handIn, putCredential } from '../../../../support/credentials';
import { fakeClock } from '../../../../support/fakeClock';
import { openPost } from '../../../../support/openPost';
import { startTestServer, type TestServer } from '../../../../support/testServer';

let server: TestServer;
let owner: User;
let own: { token: string };

beforeEach(async () => {
  server = await startTestServer({ clock: fakeClock('2026-03-01T12:00:00.000Z') });
  owner = await server.addInterpreter();
  own = await server.signIn(owner.email);
});
afterEach(() => server.close());

const queries = () => server.context.db.queries;
const until = (instant: string) =>
  server.clock.advance({ seconds: (Date.parse(instant) - server.clock.now().getTime()) / 1000 });
const timePasses = () => letTimePass(server.context);
const again = async (person = owner) => (own = await server.signIn(person.email));
const states = async () => (await server.call(getCredentials, {}, own)).data().map(({ state }) => state);
const badges = async () => (await server.call(getBadges, { interpreter_id: owner.id }, own)).data();
/** The mails about an end that were promised since this was last asked. */
const warnings = async () => {
  const mails = await queries().deleteFrom('outbox').returning(['template', 'mail_values']).execute();
  return mails
    .filter(({ template }) => template === 'credentialExpiring')
    .map(({ mail_values }) => (mail_values as { days: number }).days);
};

describe('dates', () => {
  const issuesOf = async (dates: object) => {
    const file = { file_name: 'a.jpg', content: aPhoto() };
    const answer = await server.call(addCredential, { id: randomUUID(), ...aClaim, ...dates, ...file }, own);
    return answer.status === 200 ? [] : answer.refusal().errors?.map(({ path, code }) => [path, code]);
  };

  it.each<[string, object, unknown]>([
    ['ended yesterday', { valid_until: '2026-02-28' }, [['valid_until', 'already_expired']]],
    ['ends today', { valid_until: '2026-03-01' }, []],
    ['ends before it began', { valid_until: '2022-01-01' }, [['valid_until', 'end_before_start']]],
    ['begins tomorrow', { issued_on: '2026-03-02' }, [['issued_on', 'in_the_future']]],
    ['began today', { issued_on: '2026-03-01' }, []],
    ['never ends', { valid_until: null }, []],
    ['began in another age', { issued_on: '0001-01-01' }, [['issued_on', 'not_a_date']]],
    ['ends in another age', { valid_until: '9999-12-31' }, [['valid_until', 'too_far_ahead']]],
    ['ends on no day', { valid_until: '2027-02-30' }, [['valid_until', 'not_a_date']]],
    ['began on no day', { issued_on: '' }, [['issued_on', 'required']]],
    ['names a language twice', { languages: ['Arabic', 'Arabic'] }, [['languages', 'doubled']]],
    ['is of no kind', { kind: 'knighthood' }, [['kind', 'unknown_choice']]],
    ['has a body of two lines', { issuing_body: 'A\nB' }, [['issuing_body', 'invalid']]],
  ])('a credential that %s', async (_what, dates, issues) => {
    expect(await issuesOf(dates)).toEqual(issues);
  });

  it('are those of the place where the interpreter is', async () => {
    const zone = { time_zone: 'Pacific/Honolulu' };
    await queries().updateTable('users').set(zone).where('id', '=', owner.id).execute();
    until('2026-04-01T08:00:00Z');
    await again();
    const { id } = await handIn(server, own.token, { valid_until: '2026-03-31' });
    await queries().updateTable('credentials').set({ state: 'verified' }).where('id', '=', id).execute();
    expect(await badges()).toHaveLength(1);
    until('2026-04-01T10:00:00Z');
    await again();
    expect(await badges()).toEqual([]);
  });
});

describe('the end', () => {
  it('takes the badge away at once, and the worker notes it', async () => {
    await putCredential(queries(), owner.id, { validUntil: '2026-06-30' });
    await putCredential(queries(), owner.id, {
      state: 'submitted',
      validUntil: '2026-06-30',
      kind: 'diploma',
    });
    await putCredential(queries(), owner.id, {
      state: 'refused',
      validUntil: '2026-06-30',
      kind: 'insurance',
    });
    await putCredential(queries(), owner.id, { validUntil: null, kind: 'certificate' });
    until('2026-07-01T00:00:00Z');
    await again();
    expect((await badges()).map(({ kind }) => kind)).toEqual(['certificate']);
    const found = (await server.call(getInterpreters, { credential: 'sworn' }, own)).data();
    expect(found).toEqual([]);
    expect([...(await states())].sort()).toEqual(['expired', 'expired', 'refused', 'verified']);
    await timePasses();
    const stored = await queries().selectFrom('credentials').select('state').orderBy('state').execute();
    expect(stored.map(({ state }) => state)).toEqual(['expired', 'expired', 'refused', 'verified']);
  });

  it('of what waits leaves nothing to decide', async () => {
    const admin = await server.addInterpreter({ roles: ['institute_admin'] });
    const id = await putCredential(queries(), owner.id, { state: 'submitted', validUntil: '2026-06-30' });
    until('2026-07-01T00:00:00Z');
    const as = await server.signIn(admin.email);
    expect((await server.call(getWaitingCredentials, {}, as)).data()).toEqual([]);
    const decided = await server.call(decideCredential, { id, version: 1, approve: true }, as);
    expect(decided.refusal()).toMatchObject({ code: 'CREDENTIAL_CHANGED' });
  });

  it('is mailed 60 and 14 days before, once each however many servers look', async () => {
    await putCredential(queries(), owner.id, { validUntil: '2026-06-30' });
    until('2026-05-01T00:00:00Z');
    await timePasses();
    expect(await warnings()).toEqual([]);
    until('2026-05-02T00:00:00Z');
    await Promise.all([timePasses(), timePasses()]);
    await timePasses();
    expect(await warnings()).toEqual([60]);
    until('2026-06-17T00:00:00Z');
    await Promise.all([timePasses(), timePasses()]);
    await timePasses();
    expect(await warnings()).toEqual([14]);
    until('2026-07-02T00:00:00Z');
    await timePasses();
    expect(await warnings()).toEqual([]);
  });

  it('is mailed once where the server was away, and about another date anew', async () => {
    const id = await putCredential(queries(), owner.id, { validUntil: '2026-06-30' });
    until('2026-06-20T00:00:00Z');
    await timePasses();
    expect(await warnings()).toEqual([14]);
    const renewed = { valid_until: '2027-06-30', expires_at: new Date('2027-07-01T00:00:00Z') };
    await queries().updateTable('credentials').set(renewed).where('id', '=', id).execute();
    until('2027-06-17T00:00:00Z');
    await timePasses();
    expect(await warnings()).toEqual([14]);
  });

  it('is not mailed about what was verified later than the mail was due, or about what waits', async () => {
    const decidedAt = new Date('2026-05-20T00:00:00Z');
    await putCredential(queries(), owner.id, { validUntil: '2026-06-30', decidedAt });
    await putCredential(queries(), owner.id, { state: 'submitted', validUntil: '2026-06-30' });
    until('2026-05-21T00:00:00Z');
    await timePasses();
    expect(await warnings()).toEqual([]);
    until('2026-06-17T00:00:00Z');
    await timePasses();
    expect(await warnings()).toEqual([14]);
  });

  it('is told in the reader’s language, by the date', async () => {
    await queries().updateTable('users').set({ language: 'es-MX' }).where('id', '=', owner.id).execute();
    await putCredential(queries(), owner.id, { validUntil: '2026-06-30' });
    until('2026-05-02T00:00:00Z');
    await timePasses();
    const post = await openPost(server.context);
    const [mail] = await post.collect();
    expect(mail?.subject).toBe('Válido hasta el 30 de junio de 2026: Intérprete jurado o judicial · Berlin');
    await post.close();
  });

  it('is over with a renewed document that an admin looks at again', async () => {
    const id = await putCredential(queries(), owner.id, { state: 'expired', validUntil: '2026-02-01' });
    const dates = { issued_on: '2026-02-01', valid_until: '2030-01-31' };
    const file = { file_name: 'new.jpg', content: aPhoto() };
    (await server.call(updateCredential, { id, version: 1, ...aClaim, ...dates, ...file }, own)).data();
    expect(await states()).toEqual(['submitted']);
  });
});

it('badges, filters and ends are read by an index', async () => {
  await sql`SET enable_seqscan = off`.execute(queries());
  const plan = async (query: string) =>
    JSON.stringify((await sql.raw(`EXPLAIN (FORMAT JSON) ${query}`).execute(queries())).rows);
  expect(
    await plan(
      `SELECT 1 FROM interpreters WHERE EXISTS (SELECT FROM credentials WHERE interpreter_id = user_id
        AND state = 'verified' AND (expires_at IS NULL OR expires_at > now()) AND kind = 'sworn')`,
    ),
  ).toContain('credentials_verified');
  expect(
    await plan(
      `SELECT id FROM credentials WHERE state IN ('submitted', 'verified') AND expires_at <= now()
        ORDER BY expires_at LIMIT 200`,
    ),
  ).toContain('credentials_to_expire');
});
