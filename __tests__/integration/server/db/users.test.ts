import type { Database } from '../../../../src/server/db/database';
import {
  findUserByEmail,
  findUserById,
  insertUser,
} from '../../../../src/server/modules/account/service/users';
import { openTestDatabase } from '../../../support/testDatabase';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
}, 30_000);
afterAll(() => db.close());

const person = (email: string) => ({
  id: crypto.randomUUID(),
  email,
  first_name: 'Ada',
  last_name: 'Lovelace',
  group_id: 100 as const,
  password_hash: null,
});

describe('a stored user', () => {
  it('is found by id, and by address whatever its case', async () => {
    const user = await insertUser(db.queries, person('Ada@Example.org'));
    expect(user).toMatchObject({ email: 'ada@example.org', roles: [], verified_at: null });
    expect(await findUserByEmail(db.queries, ' ADA@example.ORG ')).toEqual(user);
    expect(await findUserById(db.queries, user?.id ?? '')).toEqual(user);
    expect(await findUserByEmail(db.queries, 'nobody@example.org')).toBeNull();
  });

  it('keeps its address to itself, even when two register at once', async () => {
    const tries = await Promise.all(
      ['Bea@example.org', 'bea@EXAMPLE.org'].map((email) => insertUser(db.queries, person(email))),
    );
    expect(tries.filter((user) => user !== null)).toHaveLength(1);
  });
});
