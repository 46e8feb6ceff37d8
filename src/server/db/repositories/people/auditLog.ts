import type { AuditAction } from '../../../../shared/domain/people/auditActions';
import type { Queries } from '../../database';

export interface AuditLine {
  instituteId: string;
  at: Date;
  actorId: string;
  action: AuditAction;
  /** what it was done to, as people call it */
  subject: string;
  /** whom it was done to: by this it is found again when they go, their name may be another's too */
  subjectId?: string | undefined;
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
      subject_id: line.subjectId ?? null,
      before: JSON.stringify(line.before ?? null),
      after: JSON.stringify(line.after ?? null),
    })
    .execute();
}

/** One page, newest first, and how many lines there are. */
export async function listAudit(queries: Queries, instituteId: string, offset: number, limit: number) {
  const lines = queries.selectFrom('audit_log').where('institute_id', '=', instituteId);
  const counted = await lines.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await lines.selectAll().orderBy('id', 'desc').offset(offset).limit(limit).execute();
  return { rows, total: Number(counted.total) };
}
