import type { Session, SessionUser } from '../../shared/contract/account/sessionUser';

/** Keys that survive when the storage is wiped: choices that say nothing about the person. */
const KEPT_KEYS: readonly string[] = ['colorMode', 'language'];

export interface StoredSession {
  token: string | null;
  userId: string | null;
}

/** Older builds stored strings as JSON, so quotes around a value are not part of it. */
function unquoted(value: string | null): string | null {
  return value?.replace(/^"(.*)"$/, '$1') || null;
}

export function readStored(storage: Storage, key: string): string | null {
  return unquoted(storage.getItem(key));
}

export function readSession(storage: Storage): StoredSession {
  return { token: readStored(storage, 'authToken'), userId: readStored(storage, 'userId') };
}

/** The specification's session values; the token comes last, because its change is what other tabs wait for. */
export function writeSession(storage: Storage, { token, user }: Session): void {
  writeUser(storage, user);
  storage.setItem('authToken', token);
}

export function writeUser(storage: Storage, user: SessionUser): void {
  const { first_name, last_name, email, role, photo_url } = user;
  storage.setItem('userId', user.id);
  storage.setItem('emailId', email);
  storage.setItem('groupId', String(user.group_id));
  storage.setItem('userName', `${first_name} ${last_name}`.trim());
  storage.setItem('userRoles', JSON.stringify(user.roles));
  storage.setItem('userInfo', JSON.stringify({ first_name, last_name, email, role, photo_url }));
}

export function wipeStorage(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key !== null && !KEPT_KEYS.includes(key)) storage.removeItem(key);
}
