import type { AuditAction } from '../../../../shared/domain/people/auditActions';
import { sql } from 'kysely';
import type { Order } from '../../../../shared/contract/base/paging';
import type { Queries } from '../../../db/database';
import { likeWords } from '../../../db/likeWords';

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

export type AuditRow = Awaited<ReturnType<typeof listAudit>>['rows'][number];

export interface AuditFilter {
  action?: AuditAction | undefined;
  /** words of the name of who did it */
  actor?: string | undefined;
  /** whom it was done to */
  subjectId?: string;
}

/** One page by time, and how many such lines there are. The index by institute brings them in order. */
export async function listAudit(
  queries: Queries,
  instituteId: string,
  { action, actor, subjectId }: AuditFilter,
  { order, offset, limit }: { order: Order; offset: number; limit: number },
) {
  let lines = queries.selectFrom('audit_log').where('institute_id', '=', instituteId);
  if (action !== undefined) lines = lines.where('action', '=', action);
  if (actor !== undefined) lines = lines.where(likeWords(sql`actor_name`, actor));
  if (subjectId !== undefined) lines = lines.where('subject_id', '=', subjectId);
  const counted = await lines.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await lines
    .leftJoin('users as actor', 'actor.id', 'audit_log.actor_id')
    .leftJoin('users as subject', 'subject.id', 'audit_log.subject_id')
    .selectAll('audit_log')
    .select(['actor.photo_url as actor_photo_url', 'subject.photo_url as subject_photo_url'])
    .orderBy('audit_log.id', order === 'ascending' ? 'asc' : 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  const names = await namesOfMembers(queries, rows);
  return {
    rows: rows.map((row) => ({
      ...row,
      before: withMembers(row.before, names),
      after: withMembers(row.after, names),
    })),
    total: Number(counted.total),
  };
}

type Sides = Record<'before' | 'after', unknown>;

/** Members of teams are kept by their ids; whoever deleted their account is named no more. */
async function namesOfMembers(
  queries: Queries,
  rows: readonly Sides[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(rows.flatMap(({ before, after }) => [...memberIdsOf(before), ...memberIdsOf(after)]));
  if (ids.size === 0) return new Map();
  const people = await queries
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where(sql<boolean>`id = ANY(${[...ids]}::uuid[])`)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(people.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`]));
}

function memberIdsOf(side: unknown): string[] {
  const isList = typeof side === 'object' && side !== null && 'member_ids' in side;
  return isList && Array.isArray(side.member_ids) ? side.member_ids.map(String) : [];
}

function withMembers(side: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof side !== 'object' || side === null || !('member_ids' in side)) return side;
  const { member_ids: _ids, ...rest } = side;
  return { ...rest, members: memberIdsOf(side).flatMap((id) => names.get(id) ?? []) };
}
