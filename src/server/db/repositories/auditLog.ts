import type { Queries } from '../database';

export interface AuditLine {
  instituteId: string;
  at: Date;
  actorId: string;
  action: string;
  /** what it was done to, as people call it */
  subject: string;
  before?: unknown;
  after?: unknown;
}

/** To be written in the transaction of the change. */
export async function writeAudit(queries: Queries, line: AuditLine): Promise<void> {
  const actor = await queries
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', line.actorId)
    .executeTakeFirst();
  await queries
    .insertInto('audit_log')
    .values({
      institute_id: line.instituteId,
      at: line.at,
      actor_id: line.actorId,
      actor_name: actor ? `${actor.first_name} ${actor.last_name}` : '',
      action: line.action,
      subject: line.subject,
      before: JSON.stringify(line.before ?? null),
      after: JSON.stringify(line.after ?? null),
    })
    .execute();
}
