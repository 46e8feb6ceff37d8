/** @embedded */
import { sql } from 'kysely';
import { migrate } from '../../../../src/server/db/migrate';
import { MIGRATIONS } from '../../../../src/server/db/migrations/migrations';
import { openDatabase } from '../../../../src/server/db/openDatabase';
import { findHouse } from '../../../../src/server/modules/institute/service/institutes';

test('what a hidden review said goes out of the log, and nothing else does', async () => {
  const db = await openDatabase({ inMemory: true });
  const { queries } = db;
  await migrate(
    db,
    MIGRATIONS.filter(({ number }) => number < 121),
  );
  const house = (await findHouse(queries)).id;
  const says = { rating: 1, text: 'Late.' };
  const lines: [action: string, before: unknown, after: unknown][] = [
    ['review.hide', says, { reason: 'Untrue.' }],
    ['review.show', { reason: 'Untrue.' }, says],
    ['review.hide', null, null],
    ['team.add', null, { text: 'Kept.' }],
  ];
  for (const [action, before, after] of lines) {
    await sql`INSERT INTO audit_log (institute_id, at, actor_name, action, subject, before, after)
      VALUES (${house}, now(), '', ${action}, '', ${JSON.stringify(before)}, ${JSON.stringify(after)})`.execute(
      queries,
    );
  }
  await migrate(db, MIGRATIONS);
  const left = await queries.selectFrom('audit_log').select(['before', 'after']).orderBy('id').execute();
  await db.close();
  expect(left).toEqual([
    { before: { rating: 1 }, after: { reason: 'Untrue.' } },
    { before: { reason: 'Untrue.' }, after: { rating: 1 } },
    { before: null, after: null },
    { before: null, after: { text: 'Kept.' } },
  ]);
});
