import type { Database } from '../../../../../src/server/db/database';
import {
  mailUnread,
  UNREAD_MAIL_BATCH,
} from '../../../../../src/server/modules/notifications/service/mailUnread';
import { openTestDatabase } from '../../../../support/testDatabase';
import { addPerson } from '../../../../support/testPeople';

const NOW = new Date('2026-03-02T08:00:00Z');

describe('mails about what was not read', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase();
  });
  afterAll(() => db.close());

  it('reach others in the same round, however many notifications somebody has', async () => {
    const context = { db, clock: { now: () => NOW } };
    const [many, few] = [
      await addPerson(context, 100, { email: 'many@people.example' }),
      await addPerson(context, 100, { email: 'few@people.example' }),
    ];
    const rows = (personId: string, count: number, dueAt: string) =>
      Array.from({ length: count }, () => ({
        ...{ person_id: personId, kind: 'accepted' as const, at: new Date('2026-03-01T23:00:00Z') },
        mail_at: new Date(dueAt),
      }));
    await db.queries
      .insertInto('notifications')
      .values([
        ...rows(many.id, UNREAD_MAIL_BATCH, '2026-03-02T07:00:00Z'),
        ...rows(few.id, 1, '2026-03-02T07:00:01Z'),
      ])
      .execute();
    expect(await mailUnread(db.queries, NOW)).toBe(2);
    const mailed = await db.queries.selectFrom('outbox').select('recipient').execute();
    expect(mailed.map(({ recipient }) => recipient).sort()).toEqual([few.email, many.email]);
    expect(await mailUnread(db.queries, NOW)).toBe(0);
  });
});
