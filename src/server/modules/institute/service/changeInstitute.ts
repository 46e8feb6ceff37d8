import { RateLimiterMemory } from 'rate-limiter-flexible';
import { AppError } from '../../../../shared/contract/base/errors';
import type { AuditAction } from '../../../../shared/domain/people/auditActions';
import { INSTITUTE_ADMIN_ROLE } from '../../../../shared/domain/people/groups';
import { rankOf, type RoleRule } from '../../../../shared/domain/people/roles';
import type { Queries } from '../../../db/database';
import { inTransaction } from '../../../db/inTransaction';
import { writeAudit } from './auditLog';
import { findInstituteOf, lockInstitute, type Institute } from './institutes';
import { listKnownRoles } from '../roles';
import { findUserById, type User } from '../../account/service/users';
import type { Caller, ServiceContext } from '../../../platform/context';
import { consumeLimit } from '../../../platform/limits/consumeLimit';

/** A change of an institute under way: nobody else changes it meanwhile, and what is logged stands or falls with it. */
export interface InstituteChange {
  queries: Queries;
  now: Date;
  institute: Institute;
  admin: User;
  /** built-in ones and the institute's own */
  roles: readonly RoleRule[];
  /** the admin's own rank */
  rank: number;
  /** `subjectId` where it is done to a person */
  log: (
    action: AuditAction,
    subject: string,
    before: unknown,
    after: unknown,
    subjectId?: string,
  ) => Promise<void>;
}

/** Each change is logged for ever, and many are mailed to somebody. Each server process counts in its own memory. */
const changes = new RateLimiterMemory({ points: 60, duration: 60 });

/** Lines about a person are theirs to take along and to have forgotten, so each admin writes no more about one in an hour. */
export const MOST_ABOUT_ONE_AN_HOUR = 120;
const changesAboutOne = new RateLimiterMemory({ points: MOST_ABOUT_ONE_AN_HOUR, duration: 3600 });

/**
 * Does an admin's work on their own institute in one transaction. Admins of one institute take turns, and whoever
 * waited is looked at again: FORBIDDEN where they lost the role or left the institute meanwhile. TOO_MANY_REQUESTS where an
 * admin changes more in a minute than people do, or about one person in an hour.
 */
export async function changeInstitute<Result>(
  { db, clock }: ServiceContext,
  caller: Caller,
  work: (change: InstituteChange) => Promise<Result>,
): Promise<Result> {
  await consumeLimit(changes, caller.userId);
  return inTransaction(db, async (queries) => {
    const seen = await findInstituteOf(queries, caller.userId);
    await lockInstitute(queries, seen.id);
    const admin = await findUserById(queries, caller.userId);
    const institute = await findInstituteOf(queries, caller.userId);
    if (!admin?.roles.includes(INSTITUTE_ADMIN_ROLE) || institute.id !== seen.id)
      throw new AppError('FORBIDDEN');
    const roles = await listKnownRoles(queries, institute.id);
    const now = clock.now();
    return work({
      queries,
      now,
      institute,
      admin,
      roles,
      rank: rankOf(admin.roles, roles),
      log: async (action, subject, before, after, subjectId) => {
        if (subjectId !== undefined) await consumeLimit(changesAboutOne, `${admin.id} ${subjectId}`);
        await writeAudit(queries, {
          instituteId: institute.id,
          at: now,
          actorId: admin.id,
          action,
          subject,
          subjectId,
          before,
          after,
        });
      },
    });
  });
}
