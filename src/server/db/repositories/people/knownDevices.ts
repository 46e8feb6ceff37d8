import type { Queries } from '../../database';

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
