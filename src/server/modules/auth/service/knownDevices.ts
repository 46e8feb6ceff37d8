import type { Queries } from '../../../db/database';

/** Somebody signed in with a browser; `deviceHash` stands for it. */
export async function rememberDevice(
  queries: Queries,
  { userId, deviceHash, at }: { userId: string; deviceHash: string; at: Date },
): Promise<void> {
  await queries
    .insertInto('known_devices')
    .values({ user_id: userId, device_hash: deviceHash, seen_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ seen_at: at }))
    .execute();
}

/** Forgets the browsers of a user that were seen longest ago, where they are more than `most`; never the one just seen. */
export async function forgetOldestDevices(
  queries: Queries,
  { userId, seenHash }: { userId: string; seenHash: string },
  most: number,
): Promise<void> {
  const beyond = queries
    .selectFrom('known_devices')
    .select('device_hash')
    .where('user_id', '=', userId)
    .orderBy(({ eb }) => eb('device_hash', '=', seenHash), 'desc')
    .orderBy('seen_at', 'desc')
    .orderBy('device_hash')
    .offset(most);
  await queries
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('device_hash', 'in', beyond)
    .execute();
}

/** Forgets every browser of a user but the one at hand: what comes from the others is a stranger's from now on. Returns how many those were. */
export async function forgetDevices(
  queries: Queries,
  userId: string,
  handHash: string | null,
): Promise<number> {
  const known = queries.deleteFrom('known_devices').where('user_id', '=', userId);
  const others = handHash === null ? known : known.where('device_hash', '!=', handHash);
  return Number((await others.executeTakeFirst()).numDeletedRows);
}

/** Whether the owner of an address signed in with that browser before. */
export async function isKnownDevice(queries: Queries, email: string, deviceHash: string): Promise<boolean> {
  const found = await queries
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('users.id')
    .where('users.email', '=', email.trim().toLowerCase())
    .where('known_devices.device_hash', '=', deviceHash)
    .executeTakeFirst();
  return found !== undefined;
}

export async function deleteDevicesSeenBefore(queries: Queries, before: Date): Promise<void> {
  await queries.deleteFrom('known_devices').where('seen_at', '<', before).execute();
}
