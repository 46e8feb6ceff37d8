import { randomUUID } from 'node:crypto';
import { updatePersonalInfo } from '../../../../../src/shared/contract/account/personalInfo';
import { deleteAccount, exportOwnData } from '../../../../../src/shared/contract/account/ownData';
import { getAuditLog } from '../../../../../src/shared/contract/institute/auditLog';
import { getBadges } from '../../../../../src/shared/contract/interpreters/badge';
import {
  getCredentials,
  removeCredential,
  updateCredential,
} from '../../../../../src/shared/contract/interpreters/credential';
import {
  decideCredential,
  getCredentialDocument,
  getWaitingCredentials,
} from '../../../../../src/shared/contract/interpreters/credentialDecisions';
import { getInterpreters } from '../../../../../src/shared/contract/interpreters/interpreter';
import { changeListing } from '../../../../../src/shared/contract/interpreters/listing';
import type { User } from '../../../../../src/server/modules/account/service/users';
import { aClaim } from '../../../../support/aClaim';
import { aPhoto, handIn, putCredential, TINY_PROOF } from '../../../../support/credentials';
import { addInstitute } from '../../../../support/instituteScene';
import { openPost, type Post } from '../../../../support/openPost';
import { startTestServer, type TestServer } from '../../../../support/testServer';
import { TEST_PASSWORD } from '../../../../support/testPeople';

let server: TestServer;
let post: Post;
let owner: User;
let own: { token: string };
let client: { token: string };
let admin: { token: string };

beforeAll(async () => {
  server = await startTestServer();
  post = await openPost(server.context);
});
afterAll(async () => {
  await post.close();
  await server.close();
});
beforeEach(async () => {
  owner = await server.addInterpreter();
  const boss = await server.addInterpreter({ roles: ['institute_admin'] });
  await addInstitute(server.context, `Harbour ${owner.id}`, [boss, owner]);
  own = await server.signIn(owner.email);
  admin = await server.signIn(boss.email);
  client = await server.signIn((await server.addClient()).email);
});

const decide = (it: { id: string; version: number }, approve: boolean, reason?: string, as = admin) =>
  server.call(decideCredential, { id: it.id, version: it.version, approve, ...(reason && { reason }) }, as);
const badges = async (as = client) => (await server.call(getBadges, { interpreter_id: owner.id }, as)).data();
const mine = async () => (await server.call(getCredentials, {}, own)).data();
const found = async (credential?: 'verified' | 'sworn') => {
  const people = (await server.call(getInterpreters, credential ? { credential } : {}, client)).data();
  return people.find(({ id }) => id === owner.id);
};

describe('a credential that was handed in', () => {
  it('waits, and is claimed to nobody but its owner', async () => {
    const handedIn = await handIn(server, own.token);
    expect(handedIn).toMatchObject({ ...aClaim, state: 'submitted', version: 1, reason: null });
    expect(handedIn.document).toMatchObject({ name: 'oath.jpg', media_type: 'image/jpeg' });
    expect(await badges()).toEqual([]);
    expect(await badges(own)).toEqual([]);
    expect(await found()).not.toHaveProperty('badges');
    expect(await found('verified')).toBeUndefined();
    expect((await server.call(getWaitingCredentials, {}, admin)).data()).toMatchObject([
      { id: handedIn.id, ...aClaim, isOwn: false, person: { id: owner.id, email: owner.email } },
    ]);
  });

  it('waits again when its owner takes another name, and not when they write theirs otherwise', async () => {
    const handedIn = await handIn(server, own.token);
    await decide(handedIn, true);
    const { first_name, last_name } = owner;
    await server.call(updatePersonalInfo, { first_name: first_name.toUpperCase(), last_name }, own);
    expect(await badges()).toHaveLength(1);
    await server.call(updatePersonalInfo, { last_name: 'Okafor' }, own);
    expect(await badges()).toEqual([]);
    const [waiting] = (await server.call(getWaitingCredentials, {}, admin)).data();
    expect(waiting).toMatchObject({
      id: handedIn.id,
      version: 3,
      person: { name: expect.stringMatching(/Okafor$/) },
    });
    await server.call(updatePersonalInfo, { last_name: 'Marchetti' }, own);
    const late = await decide({ id: handedIn.id, version: 3 }, true);
    expect(late.refusal().code).toBe('CREDENTIAL_CHANGED');
  });

  it('is a badge once an admin verified it, and log and mail say so', async () => {
    const handedIn = await handIn(server, own.token);
    expect((await decide(handedIn, true)).data()).toEqual([]);
    const badge = {
      ...{ kind: 'sworn', issuing_body: 'Landgericht Berlin', place: 'Berlin' },
      ...{ languages: ['Arabic', 'German'], valid_until: '2028-03-31' },
    };
    expect(await badges()).toEqual([badge]);
    expect((await found())?.badges).toEqual([badge]);
    expect(await found('sworn')).toBeDefined();
    expect(await mine()).toMatchObject([{ state: 'verified', decided_at: expect.any(String) }]);
    const [line] = (await server.call(getAuditLog, {}, admin)).data().rows;
    expect(line).toMatchObject({ action: 'credential.approve', after: { state: 'verified', kind: 'sworn' } });
    const mails = await post.collect();
    expect(mails.map(({ subject, to }) => [subject, to?.[0]?.address])).toContainEqual([
      'Verified: Sworn or court interpreter · Berlin',
      owner.email,
    ]);
  });

  it('is refused with a reason only, which its owner reads and nobody else', async () => {
    const handedIn = await handIn(server, own.token);
    const wordless = await decide(handedIn, false);
    expect(wordless.status).toBe(400);
    expect(wordless.refusal().errors).toMatchObject([{ path: 'reason', code: 'required' }]);
    (await decide(handedIn, false, 'The second page is missing.')).data();
    expect(await mine()).toMatchObject([{ state: 'refused', reason: 'The second page is missing.' }]);
    expect(await badges()).toEqual([]);
    const [line] = (await server.call(getAuditLog, {}, admin)).data().rows;
    expect(line).toMatchObject({ action: 'credential.refuse', after: { state: 'refused' } });
    const mail = (await post.collect()).find(({ to }) => to?.[0]?.address === owner.email);
    expect(mail?.text).toContain('The second page is missing.');
  });

  it('sent twice is there once, and its id is nobody else’s', async () => {
    const id = randomUUID();
    await handIn(server, own.token, { id });
    await handIn(server, own.token, { id });
    expect(await mine()).toHaveLength(1);
    await expect(handIn(server, own.token, { id, number: 'other' })).rejects.toThrow(/422/);
    await expect(handIn(server, own.token, { id, content: aPhoto(321) })).rejects.toThrow(/422/);
    const stranger = await server.signIn((await server.addInterpreter()).email);
    await expect(handIn(server, stranger.token, { id })).rejects.toThrow(/422/);
  });

  it('is the twenty-first for nobody', async () => {
    for (let count = 0; count < 20; count += 1) await putCredential(server.context.db.queries, owner.id);
    await expect(handIn(server, own.token)).rejects.toThrow(/TOO_MANY_CREDENTIALS/);
    expect(await mine()).toHaveLength(20);
  });
});

describe('deciding', () => {
  it('is of what was looked at: a change meanwhile is told', async () => {
    const seen = await handIn(server, own.token);
    const change = { id: seen.id, version: 1, ...aClaim, number: 'another' };
    (await server.call(updateCredential, change, own)).data();
    expect((await decide(seen, true)).refusal()).toMatchObject({ code: 'CREDENTIAL_CHANGED' });
    expect(await badges()).toEqual([]);
    (await decide({ id: seen.id, version: 2 }, true)).data();
    expect((await decide({ id: seen.id, version: 3 }, false, 'No.')).refusal()).toMatchObject({
      code: 'CREDENTIAL_CHANGED',
    });
  });

  it('is not for an admin’s own, nor for another institute’s', async () => {
    const boss = await server.addInterpreter({ roles: ['institute_admin'] });
    await addInstitute(server.context, `Elsewhere ${boss.id}`, [boss]);
    const elsewhere = await server.signIn(boss.email);
    const theirs = await handIn(server, elsewhere.token);
    expect((await decide(theirs, true, undefined, elsewhere)).status).toBe(403);
    expect((await server.call(getWaitingCredentials, {}, elsewhere)).data()).toMatchObject([{ isOwn: true }]);
    const handedIn = await handIn(server, own.token);
    expect((await decide(handedIn, true, undefined, elsewhere)).status).toBe(404);
    expect((await decide(handedIn, true, undefined, own)).status).toBe(403);
  });
});

describe('a verified credential', () => {
  it('waits again with any change of claim or document, and stays with none', async () => {
    const { id } = await handIn(server, own.token);
    (await decide({ id, version: 1 }, true)).data();
    const same = await server.call(updateCredential, { id, version: 2, ...aClaim }, own);
    expect(same.body.message).toBe('Nothing was different, so your credential stays as it is.');
    expect(same.data()).toMatchObject([{ state: 'verified', version: 2 }]);
    const renewed = { id, version: 2, ...aClaim, file_name: 'new.jpg', content: aPhoto(400, 300) };
    const changed = await server.call(updateCredential, renewed, own);
    expect(changed.body.message).toBe('Your credential was handed in again.');
    expect(await mine()).toMatchObject([{ state: 'submitted', version: 3, document: { name: 'new.jpg' } }]);
    expect(await badges()).toEqual([]);
    (await decide({ id, version: 3 }, true)).data();
    (await server.call(updateCredential, { id, version: 4, ...aClaim, place: 'Potsdam' }, own)).data();
    expect(await badges()).toEqual([]);
    expect((await server.call(updateCredential, { id, version: 4, ...aClaim }, own)).refusal()).toMatchObject(
      {
        code: 'CREDENTIAL_CHANGED',
      },
    );
  });

  it('is removed by its owner with its document', async () => {
    const { id } = await handIn(server, own.token);
    (await decide({ id, version: 1 }, true)).data();
    expect((await server.call(removeCredential, { id }, own)).data()).toEqual([]);
    expect(await badges()).toEqual([]);
    const kept = server.context.db.queries.selectFrom('credential_documents').where('credential_id', '=', id);
    expect(await kept.select('name').execute()).toEqual([]);
    expect((await server.call(getCredentialDocument, { id }, own)).status).toBe(404);
  });

  it('goes with the account', async () => {
    const { id } = await handIn(server, own.token);
    (await server.call(deleteAccount, { password: TEST_PASSWORD, feeSeen: 0 }, own)).data();
    const { queries } = server.context.db;
    expect(await queries.selectFrom('credentials').select('id').where('id', '=', id).execute()).toEqual([]);
    expect((await server.call(getWaitingCredentials, {}, admin)).data()).toEqual([]);
  });

  it('of somebody who is not listed is shown to who shares a booking only', async () => {
    await putCredential(server.context.db.queries, owner.id);
    expect(await badges()).toHaveLength(1);
    (await server.call(changeListing, { action: 'pause' }, own)).data();
    expect(await badges(client)).toEqual([]);
    expect(await badges(own)).toHaveLength(1);
  });
});

describe('the document', () => {
  const plainly = (id: string, token?: string, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'GET',
      url: `${getCredentialDocument.path}/${id}`,
      headers: { host: 'localhost', ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    });

  it('is read by its owner, and by the admin for as long as it waits', async () => {
    const { id, version } = await handIn(server, own.token, {
      file_name: 'Urkunde.PDF.exe',
      content: TINY_PROOF.toString('base64'),
    });
    const read = async (as: { token: string }) =>
      (await server.call(getCredentialDocument, { id }, as)).status;
    const elsewhere = await server.addInterpreter({ roles: ['institute_admin'] });
    await addInstitute(server.context, `Elsewhere ${id}`, [elsewhere]);
    const others = [client, await server.signIn(elsewhere.email)];
    for (const other of others) expect(await read(other)).toBe(404);
    for (const other of others) expect((await plainly(id, other.token)).statusCode).toBe(404);
    expect((await plainly(id)).statusCode).toBe(401);
    expect([await read(own), await read(admin)]).toEqual([200, 200]);
    const kept = (await server.call(getCredentialDocument, { id }, own)).data();
    expect(kept).toMatchObject({ file_name: 'Urkunde.PDF.pdf', media_type: 'application/pdf' });
    expect(Buffer.from(kept.content, 'base64').equals(TINY_PROOF)).toBe(true);
    (await decide({ id, version }, true)).data();
    expect([await read(own), await read(admin)]).toEqual([200, 404]);
    expect((await plainly(id, admin.token)).statusCode).toBe(404);
  });

  it('is streamed, to be kept, whole or a range of it', async () => {
    const { id } = await handIn(server, own.token, { content: TINY_PROOF.toString('base64') });
    const whole = await plainly(id, own.token);
    expect(whole.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="oath\.pdf"/),
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(whole.rawPayload.equals(TINY_PROOF)).toBe(true);
    const part = await plainly(id, own.token, { range: 'bytes=0-3' });
    expect([part.statusCode, part.payload]).toEqual([206, '%PDF']);
    expect((await plainly('not-an-id', own.token)).statusCode).toBe(404);
  });
});

it('stands in one’s own data, whatever became of it', async () => {
  const { id } = await handIn(server, own.token);
  (await decide({ id, version: 1 }, false, 'The second page is missing.')).data();
  expect((await server.call(exportOwnData, {}, own)).data().credentials).toMatchObject([
    {
      id,
      ...aClaim,
      state: 'refused',
      reason: 'The second page is missing.',
      document: { name: 'oath.jpg' },
    },
  ]);
  expect((await server.call(exportOwnData, {}, client)).data().credentials).toEqual([]);
});
