/** @embedded */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { migrate } from '../../../../src/server/db/migrate';
import { MIGRATIONS } from '../../../../src/server/db/migrations/migrations';
import { forgetInAudit } from '../../../../src/server/modules/privacy/forgetPerson';
import { openDatabase } from '../../../../src/server/db/openDatabase';
import { findHouse } from '../../../../src/server/modules/institute/service/institutes';

const upTo = (last: number) => MIGRATIONS.filter(({ number }) => number <= last);

describe('a log that was written before people had ids in it', () => {
  it('is given them where a name is one person’s only, so that it can be forgotten too', async () => {
    const db = await openDatabase({ inMemory: true });
    const { queries } = db;
    await migrate(db, upTo(67));
    const { id: institute_id } = await findHouse(queries);
    const [ana, ben, benToo] = [randomUUID(), randomUUID(), randomUUID()];
    const people = [
      [ana, 'Ana'],
      [ben, 'Ben'],
      [benToo, 'Ben'],
    ];
    for (const [id, name] of people) {
      await sql`INSERT INTO users (id, email, first_name, last_name, group_id)
        VALUES (${id}, ${`${id}@people.example`}, ${name}, 'Ruiz', 100)`.execute(queries);
    }
    const lines = [
      ['person.roles', 'Ana Ruiz', '["associate"]'],
      ['person.roles', 'Ben Ruiz', '["associate"]'],
      ['team.add', 'Night', '{"name":"Night","members":["Ana Ruiz","Ben Ruiz"]}'],
      ['business.add', 'Ana Ruiz', '{"name":"Ana Ruiz"}'],
    ];
    for (const [action, subject, after] of lines) {
      await sql`INSERT INTO audit_log (institute_id, at, actor_id, actor_name, action, subject, before, after)
        VALUES (${institute_id}, now(), ${ben}, 'Ben Ruiz', ${action}, ${subject}, 'null', ${after})`.execute(
        queries,
      );
    }
    await migrate(db);
    const read = () => queries.selectFrom('audit_log').selectAll().orderBy('id').execute();
    expect((await read()).map(({ subject_id }) => subject_id)).toEqual([ana, null, null, null]);
    await forgetInAudit(queries, { id: ana, email: 'ana@people.example' });
    expect((await read()).map(({ subject, after }) => [subject, after])).toEqual([
      ['', null],
      ['Ben Ruiz', ['associate']],
      ['Night', { name: 'Night', members: [{ id: null, name: 'Ben Ruiz' }] }],
      ['Ana Ruiz', { name: 'Ana Ruiz' }],
    ]);
    await db.close();
  }, 60_000);
});
