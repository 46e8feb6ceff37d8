/** @embedded */
import { sql } from 'kysely';
import { migrate } from '../../../../src/server/db/migrate';
import { MIGRATIONS } from '../../../../src/server/db/migrations/migrations';
import { openDatabase } from '../../../../src/server/db/openDatabase';
import { findHouse } from '../../../../src/server/modules/institute/service/institutes';

test('what was reported goes out of the log, and nothing else does', async () => {
  const db = await openDatabase({ inMemory: true });
  const { queries } = db;
  await migrate(
    db,
    MIGRATIONS.filter(({ number }) => number < 125),
  );
  const house = (await findHouse(queries)).id;
  const said = { outcome: 'partial', amount: 40, reason: 'The line broke.' };
  const lines: [action: string, before: unknown, after: unknown][] = [
    ['problem.partial', { text: 'Nobody came.' }, said],
    ['problem.counts', { text: 'Nobody came.' }, said],
    ['problem.void', null, null],
    ['team.add', { text: 'Kept.' }, null],
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
    { before: null, after: said },
    { before: null, after: said },
    { before: null, after: null },
    { before: { text: 'Kept.' }, after: null },
  ]);
});
