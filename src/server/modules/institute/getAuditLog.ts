import type { AuditEntry, getAuditLog as endpoint } from '../../../shared/contract/institute/auditLog';
import type { DataOf, ReceivedOf } from '../../../shared/contract/base/endpoint';
import { type AuditRow, listAudit } from './service/auditLog';
import { findInstituteOf } from './service/institutes';
import type { Caller, ServiceContext } from '../../platform/context';

/** Changes in the caller's own institute. */
export async function getAuditLog(
  { db }: ServiceContext,
  caller: Caller,
  { action, actor, order, page, pageSize }: ReceivedOf<typeof endpoint>,
): Promise<DataOf<typeof endpoint>> {
  const institute = await findInstituteOf(db.queries, caller.userId);
  const { rows, total } = await listAudit(
    db.queries,
    institute.id,
    { action, actor },
    { order, offset: (page - 1) * pageSize, limit: pageSize },
  );
  return {
    rows: rows.map(toAuditEntry),
    total,
    page,
    pageSize,
  };
}

export function toAuditEntry(row: AuditRow): AuditEntry {
  const { id, at, actor_name: actor, actor_photo_url, action, subject } = row;
  return {
    id,
    at: at.toISOString(),
    actor,
    actor_photo_url,
    action,
    subject,
    ...(row.subject_id !== null && { subject_photo_url: row.subject_photo_url }),
    before: told(row.before),
    after: told(row.after),
  };
}

/** Older lines about teams keep members with their ids, which are for forgetting them alone. */
function told(side: unknown): unknown {
  if (typeof side !== 'object' || side === null || !('members' in side)) return side;
  const { members } = side;
  return Array.isArray(members) ? { ...side, members: members.map(nameOf) } : side;
}

function nameOf(member: unknown): unknown {
  return typeof member === 'object' && member !== null && 'name' in member ? member.name : member;
}
