/** @embedded */
import { randomUUID } from 'node:crypto';
import { migrate } from '../../../../src/server/db/migrate';
import { MIGRATIONS } from '../../../../src/server/db/migrations/migrations';
import { openDatabase } from '../../../../src/server/db/openDatabase';

test('who switched mails about bookings off gets none about reviews, and nobody else is changed', async () => {
  const db = await openDatabase({ inMemory: true });
  const [off, on, chosen] = [randomUUID(), randomUUID(), randomUUID()];
  await migrate(
    db,
    MIGRATIONS.filter(({ number }) => number < 98),
  );
  const setting = (owner_id: string, key: string, value: boolean) =>
    db.queries
      .insertInto('settings')
      .values({ scope: 'user', owner_id, key, value: JSON.stringify(value) })
      .execute();
  await setting(off, 'notify_booking_changes', false);
  await setting(on, 'notify_booking_changes', true);
  await setting(chosen, 'notify_booking_changes', false);
  await setting(chosen, 'notify_reviews', true);
  await migrate(db, MIGRATIONS);
  const reviews = await db.queries
    .selectFrom('settings')
    .select(['owner_id', 'value'])
    .where('key', '=', 'notify_reviews')
    .execute();
  expect(new Map(reviews.map(({ owner_id, value }) => [owner_id, value]))).toEqual(
    new Map<string, unknown>([
      [off, false],
      [chosen, true],
    ]),
  );
  await db.close();
});
