import type { Insertable, Selectable } from 'kysely';
import { compileOnce } from '../../../db/compileOnce';
import type { Queries } from '../../../db/database';
import type { SessionsTable } from '../../../db/tables';
import type { User } from '../../account/service/users';

export type StoredSession = Selectable<SessionsTable>;
export type NewSession = Insertable<SessionsTable>;

export async function insertSession(queries: Queries, session: NewSession): Promise<StoredSession> {
  return queries.insertInto('sessions').values(session).returningAll().executeTakeFirstOrThrow();
}

/** Revoked and expired ones included. */
export async function findSession(queries: Queries, id: string): Promise<StoredSession | null> {
  return (await queries.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export interface Rotation {
  id: string;
  /** the hash that the caller saw; somebody else's rotation in between makes this one fail */
  from: string;
  to: string;
  /** whom it is given to */
  deviceHash: string;
  at: Date;
  expiresAt: Date;
}

/** Replaces the refresh token by compare-and-swap; null where it is no longer the present one, or revoked. */
export async function rotateSession(queries: Queries, rotation: Rotation): Promise<StoredSession | null> {
  const update = queries
    .updateTable('sessions')
    .set({
      refresh_hash: rotation.to,
      previous_refresh_hash: rotation.from,
      device_hash: rotation.deviceHash,
      rotated_at: rotation.at,
      renewal_arrived: false,
      expires_at: rotation.expiresAt,
    })
    .where('id', '=', rotation.id)
    .where('refresh_hash', '=', rotation.from)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', rotation.at)
    .returningAll();
  return (await update.executeTakeFirst()) ?? null;
}

/** Not where another renewal came in between: of that one nothing is known yet. */
export async function markRenewalArrived(queries: Queries, id: string, rotatedAt: Date): Promise<void> {
  await queries
    .updateTable('sessions')
    .set({ renewal_arrived: true })
    .where('id', '=', id)
    .where('rotated_at', '=', rotatedAt)
    .execute();
}

/** Whose session ended. */
export type EndedSession = Pick<StoredSession, 'id' | 'user_id'>;

/** Ends a session; none where it had ended before. */
export async function revokeSession(queries: Queries, id: string, at: Date): Promise<EndedSession[]> {
  return unrevoked(queries, at).where('id', '=', id).returning(['id', 'user_id']).execute();
}

/** Ends every session of a user, but for `exceptId`. */
export async function revokeSessionsOf(
  queries: Queries,
  userId: string,
  at: Date,
  exceptId?: string,
): Promise<EndedSession[]> {
  const revocation = unrevoked(queries, at).where('user_id', '=', userId);
  const ending = exceptId ? revocation.where('id', '!=', exceptId) : revocation;
  return ending.returning(['id', 'user_id']).execute();
}

/** Ends the oldest of a user's sessions where they are more than `standing`, never the one just opened, and forgets those beyond `kept`. */
export async function endOldestSessions(
  queries: Queries,
  { userId, openedId, at }: { userId: string; openedId: string; at: Date },
  { standing, kept }: { standing: number; kept: number },
): Promise<EndedSession[]> {
  const beyond = (most: number) =>
    queries
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', userId)
      // others may have been opened in the same millisecond
      .orderBy(({ eb }) => eb('id', '=', openedId), 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .offset(most);
  const ended = await unrevoked(queries, at)
    .where('user_id', '=', userId)
    .where('id', 'in', beyond(standing))
    .returning(['id', 'user_id'])
    .execute();
  await queries
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', 'in', beyond(kept))
    .execute();
  return ended;
}

/** Sessions of a user that stand: the one named first, then the ones renewed last. */
export async function listOpenSessions(
  queries: Queries,
  { userId, firstId, limit }: { userId: string; firstId: string; limit: number },
  now: Date,
): Promise<StoredSession[]> {
  return queries
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy(({ eb }) => eb('id', '=', firstId), 'desc')
    .orderBy('rotated_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** A user, and how far the last renewal of their session came. */
export type SessionUser = User & Pick<StoredSession, 'rotated_at' | 'renewal_arrived'>;

/** The user behind a session that is neither revoked nor expired, or null: one look-up for each request. */
export async function findActiveSessionUser(
  queries: Queries,
  id: string,
  now: Date,
): Promise<SessionUser | null> {
  return (await queries.executeQuery(activeSessionUser(queries, { id, now }))).rows[0] ?? null;
}

const activeSessionUser = compileOnce((queries, { id, now }: { id: string; now: Date }) =>
  queries
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select(['sessions.rotated_at', 'sessions.renewal_arrived'])
    .where('sessions.id', '=', id)
    .where('users.deleted_at', 'is', null)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now),
);

/** Each is told of by a value of one statement, which takes 65,535; after a day's standstill there may be more. */
export const SESSION_BATCH = 5000;

/**
 * Sessions that ended before `before` are of no more use. Deletes up to `limit`, and answers how many, and those that nobody had
 * ended.
 */
export async function deleteEndedSessions(
  queries: Queries,
  before: Date,
  limit = SESSION_BATCH,
): Promise<{ count: number; unended: EndedSession[] }> {
  const due = queries
    .selectFrom('sessions')
    .select('id')
    .where('expires_at', '<', before)
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const deleted = queries.deleteFrom('sessions').where('id', 'in', due);
  const rows = await deleted.returning(['id', 'user_id', 'revoked_at']).execute();
  return { count: rows.length, unended: rows.filter(({ revoked_at }) => revoked_at === null) };
}

function unrevoked(queries: Queries, at: Date) {
  return queries.updateTable('sessions').set({ revoked_at: at }).where('revoked_at', 'is', null);
}
