import { inTransaction } from '../../../../src/server/db/inTransaction';
import { openTestDatabase } from '../../../support/testDatabase';

describe('a transaction', () => {
  it('is done again where the database gave it up for others', async () => {
    const db = await openTestDatabase();
    let tries = 0;
    const result = await inTransaction(db, () => {
      tries += 1;
      if (tries < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
      return Promise.resolve('done');
    });
    expect([result, tries]).toEqual(['done', 3]);
    const refused = inTransaction(db, () => {
      tries += 1;
      throw Object.assign(new Error('no'), { code: '23505' });
    });
    await expect(refused).rejects.toThrow('no');
    expect(tries).toBe(4);
    await db.close();
  });
});
