import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import type {
  addCredential as addEndpoint,
  updateCredential as updateEndpoint,
} from '../../../shared/contract/interpreters/credential';
import type { Credential } from '../../../shared/contract/interpreters/credentialRecord';
import { DOCUMENT_MAX_BYTES } from '../../../shared/domain/files/documentRules';
import { credentialDateIssues, MAX_CREDENTIALS } from '../../../shared/domain/people/credentials';
import { dayBounds } from '../../../shared/domain/time/dayBounds';
import { wallClock } from '../../../shared/domain/time/wallClock';
import type { Queries } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { sumFileSizes } from '../messages/service/messages';
import {
  changeCredentialRow,
  deleteCredential,
  findCredential,
  insertCredential,
  listCredentialsOf,
  lockCredential,
  putDocument,
  type CredentialRow,
} from './service/credentials';
import { findUserById, type User, lockActiveUser } from '../account/service/users';
import { publish } from '../../events/publish';
import type { Caller, ServiceContext } from '../../platform/context';
import { decodeUpload, hashOfUpload } from '../uploads/service/uploadContext';
import { proofOf, type Proof, type CredentialContext } from './proofOf';
import { ownCredentials } from './service/toCredential';

type Claim = Omit<ReceivedOf<typeof addEndpoint>, 'id' | 'file_name' | 'content'>;

/** The caller's own credentials. */
export async function getCredentials(
  { db: { queries }, clock }: ServiceContext,
  { userId }: Caller,
): Promise<Credential[]> {
  return ownCredentials(queries, userId, clock.now());
}

/**
 * Hands in a credential, once for its id. Throws INVALID about a date or `content`, TOO_MANY_CREDENTIALS, TOO_LARGE,
 * STORAGE_FULL, IDEMPOTENCY_MISMATCH where the id is another one's, TOO_MANY_REQUESTS, UNAVAILABLE while the scanner is
 * away.
 */
export async function addCredential(
  context: CredentialContext,
  caller: Caller,
  { id, file_name, content, ...claim }: ReceivedOf<typeof addEndpoint>,
): Promise<Credential[]> {
  const { userId } = caller;
  const { db, clock, storedBytesPerPerson } = context;
  checkDates(claim, await zoneOf(db.queries, userId), clock.now());
  const known = await findCredential(db.queries, id);
  const proof = known ? null : await proofOf(context, caller, { file_name, content });
  return inTransaction(db, async (queries) => {
    const user = await lockActiveUser(queries, userId);
    const now = clock.now();
    const same = await findCredential(queries, id);
    if (same) {
      const isSame = isSameClaim(same, claim) && isSameDocument(same, content);
      if (same.interpreter_id !== userId || !isSame) throw new AppError('IDEMPOTENCY_MISMATCH');
      return ownCredentials(queries, userId, now);
    }
    // It was there when the document would have been judged, and was removed meanwhile.
    if (!proof) throw new AppError('CREDENTIAL_CHANGED');
    if ((await listCredentialsOf(queries, userId)).length >= MAX_CREDENTIALS)
      throw new AppError('TOO_MANY_CREDENTIALS', { details: { most: MAX_CREDENTIALS } });
    await mayKeep(queries, userId, proof, storedBytesPerPerson);
    const waiting = { state: 'submitted', reason: null, submitted_at: now, decided_at: null } as const;
    const ends = { expires_at: endOf(claim, user.time_zone) };
    await insertCredential(queries, { id, interpreter_id: userId, ...claim, ...waiting, ...ends });
    await keep(queries, id, proof);
    await publish(queries, 'credential.changed', { interpreterId: userId });
    return ownCredentials(queries, userId, now);
  });
}

/**
 * Changes one of the caller's credentials, which then waits for a decision again; where nothing is different, nothing
 * happens. Throws NOT_FOUND, CREDENTIAL_CHANGED where an admin or another page was faster, and as `addCredential`.
 */
export async function updateCredential(
  context: CredentialContext,
  caller: Caller,
  { id, version, file_name = '', content, ...claim }: ReceivedOf<typeof updateEndpoint>,
): Promise<Credential[]> {
  const { userId } = caller;
  const { db, clock, storedBytesPerPerson } = context;
  refuseForeign(await findCredential(db.queries, id), userId);
  checkDates(claim, await zoneOf(db.queries, userId), clock.now());
  const proof = content === undefined ? null : await proofOf(context, caller, { file_name, content });
  return inTransaction(db, async (queries) => {
    const user = await lockActiveUser(queries, userId);
    const now = clock.now();
    const before = await lockCredential(queries, id);
    refuseForeign(before, userId);
    if (before.version !== version) throw new AppError('CREDENTIAL_CHANGED');
    if (!proof && isSameClaim(before, claim)) return ownCredentials(queries, userId, now);
    if (proof) {
      await mayKeep(queries, userId, proof, storedBytesPerPerson + before.document_size);
      await keep(queries, id, proof);
    }
    const waiting = { state: 'submitted', reason: null, submitted_at: now, decided_at: null } as const;
    const ends = { expires_at: endOf(claim, user.time_zone) };
    await changeCredentialRow(queries, id, { ...claim, ...waiting, ...ends });
    await tellOfChange(queries, before);
    return ownCredentials(queries, userId, now);
  });
}

/** Removes one of the caller's credentials, its document too. Throws NOT_FOUND. */
export async function removeCredential(
  { db, clock }: ServiceContext,
  { userId }: Caller,
  { id }: { id: string },
): Promise<Credential[]> {
  return inTransaction(db, async (queries) => {
    await lockActiveUser(queries, userId);
    const before = await lockCredential(queries, id);
    refuseForeign(before, userId);
    await deleteCredential(queries, id);
    await tellOfChange(queries, before);
    return ownCredentials(queries, userId, clock.now());
  });
}

/** Where it was a badge, strangers now read something else. */
async function tellOfChange(queries: Queries, before: CredentialRow): Promise<void> {
  const interpreterId = before.interpreter_id;
  await publish(queries, 'credential.changed', { interpreterId });
  if (before.state === 'verified') await publish(queries, 'profile.changed', { interpreterId });
}

function refuseForeign(row: CredentialRow | null, userId: string): asserts row is CredentialRow {
  if (row?.interpreter_id !== userId) throw new AppError('NOT_FOUND');
}

/** What an older version kept is taken for the same. */
function isSameDocument({ document_hash: hash }: CredentialRow, content: string | Uint8Array): boolean {
  return hash === null || hash.equals(hashOfUpload(decodeUpload(content, DOCUMENT_MAX_BYTES)));
}

/** The day is that of the place where the interpreter is; without one, UTC's. */
async function zoneOf(queries: Queries, userId: string): Promise<User['time_zone']> {
  return (await findUserById(queries, userId))?.time_zone ?? null;
}

function checkDates(claim: Claim, zone: string | null, now: Date): void {
  const today = wallClock(now, zone ?? 'UTC').date;
  const issues = credentialDateIssues(claim, today);
  if (issues.length > 0) throw new AppError('INVALID', { issues });
}

function endOf({ valid_until: until }: Claim, zone: string | null): Date | null {
  return until === null ? null : new Date(dayBounds(until, zone ?? 'UTC').to);
}

function isSameClaim(row: CredentialRow, claim: Claim): boolean {
  const { kind, issuing_body, place, number, issued_on, valid_until, languages } = row;
  const before: Claim = { kind, issuing_body, place, number, issued_on, valid_until, languages: [] };
  return (
    languages.join() === claim.languages.join() &&
    Object.entries(before).every(([key, value]) => key === 'languages' || claim[key as keyof Claim] === value)
  );
}

async function mayKeep(queries: Queries, userId: string, { bytes }: Proof, maxBytes: number): Promise<void> {
  // Their files come one after the other: `lockActiveUser` keeps the person to this transaction.
  if ((await sumFileSizes(queries, userId)) + bytes.length > maxBytes)
    throw new AppError('STORAGE_FULL', { details: { maxBytes } });
}

async function keep(
  queries: Queries,
  id: string,
  { name, mediaType, bytes, sentHash }: Proof,
): Promise<void> {
  const kept = { name, media_type: mediaType, size: bytes.length, content: bytes, sent_hash: sentHash };
  await putDocument(queries, { credential_id: id, ...kept });
}
