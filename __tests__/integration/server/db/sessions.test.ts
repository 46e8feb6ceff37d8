import type { Database } from '../../../../src/server/db/database';
import {
  deleteEndedSessions,
  findActiveSessionUser,
  findSession,
  insertSession,
  revokeSession,
  revokeSessionsOf,
  rotateSession,
} from '../../../../src/server/modules/auth/service/sessions';
import { fakeClock } from '../../../support/fakeClock';
import { openTestDatabase } from '../../../support/testDatabase';
import { addPerson } from '../../../support/testPeople';

const clock = fakeClock();
const now = clock.now();
const tomorrow = new Date(now.getTime() + 86_400_000);
let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
}, 30_000);
afterAll(() => db.close());

async function openSession(userId?: string) {
  const user_id = userId ?? (await addPerson({ db, clock }, 100)).id;
  const id = crypto.randomUUID();
  return insertSession(db.queries, {
    id,
    user_id,
    refresh_hash: `${id} one`,
    previous_refresh_hash: null,
    rotated_at: now,
    created_at: now,
    expires_at: tomorrow,
    revoked_at: null,
  });
}

describe('a stored session', () => {
  it('keeps the refresh token before its present one', async () => {
    const { id } = await openSession();
    await rotateSession(db.queries, {
      id,
      from: `${id} one`,
      to: `${id} two`,
      at: now,
      expiresAt: tomorrow,
      deviceHash: 'd',
    });
    expect(await findSession(db.queries, id)).toMatchObject({
      refresh_hash: `${id} two`,
      previous_refresh_hash: `${id} one`,
    });
    expect(await findSession(db.queries, crypto.randomUUID())).toBeNull();
  });

  it('is rotated by exactly one of many who hold the same token', async () => {
    const { id } = await openSession();
    const rotations = Array.from({ length: 20 }, (_, place) =>
      rotateSession(db.queries, {
        id,
        from: `${id} one`,
        to: `${id} ${place}`,
        at: now,
        expiresAt: tomorrow,
        deviceHash: 'd',
      }),
    );
    const winners = (await Promise.all(rotations)).filter((each) => each !== null);
    expect(winners).toHaveLength(1);
    expect((await findSession(db.queries, id))?.refresh_hash).toBe(winners[0]?.refresh_hash);
  });

  it('is neither rotated nor active once it is revoked or expired', async () => {
    const [revoked, expired] = [await openSession(), await openSession()];
    await revokeSession(db.queries, revoked.id, now);
    const rotate = (id: string, at: Date) =>
      rotateSession(db.queries, { id, from: `${id} one`, to: 'x', at, expiresAt: tomorrow, deviceHash: 'd' });
    expect(await rotate(revoked.id, now)).toBeNull();
    expect(await rotate(expired.id, tomorrow)).toBeNull();
    expect(await findActiveSessionUser(db.queries, revoked.id, now)).toBeNull();
    expect(await findActiveSessionUser(db.queries, expired.id, tomorrow)).toBeNull();
    expect((await findActiveSessionUser(db.queries, expired.id, now))?.id).toBe(expired.user_id);
  });

  it('ends with all others of its user, but for the one that is excepted', async () => {
    const kept = await openSession();
    const ended = await openSession(kept.user_id);
    const foreign = await openSession();
    await revokeSessionsOf(db.queries, kept.user_id, now, kept.id);
    const active = await Promise.all(
      [kept, ended, foreign].map(({ id }) => findActiveSessionUser(db.queries, id, now)),
    );
    expect(active.map((user) => user !== null)).toEqual([true, false, true]);
  });

  it('is cleared away when its time is over', async () => {
    const { id } = await openSession();
    await deleteEndedSessions(db.queries, tomorrow);
    expect(await findSession(db.queries, id)).not.toBeNull();
    await deleteEndedSessions(db.queries, new Date(tomorrow.getTime() + 1));
    expect(await findSession(db.queries, id)).toBeNull();
  });

  it('is cleared away by so many at once, however many are over', async () => {
    const opened = [await openSession(), await openSession()];
    const after = new Date(tomorrow.getTime() + 1);
    const first = await deleteEndedSessions(db.queries, after, 1);
    const second = await deleteEndedSessions(db.queries, after, 1);
    expect([first.count, second.count]).toEqual([1, 1]);
    const unended = [...first.unended, ...second.unended].map(({ id }) => id);
    expect(unended.sort()).toEqual(opened.map(({ id }) => id).sort());
  });
});
