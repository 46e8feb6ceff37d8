import { sql } from 'kysely';
import { INSTITUTE_ADMIN_ROLE } from '../../../../shared/domain/people/groups';
import type { Queries } from '../../../db/database';

/** Whether anybody administers any institute. */
export async function hasAnyAdmin(queries: Queries): Promise<boolean> {
  const found = queries
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`${INSTITUTE_ADMIN_ROLE} = ANY (roles)`)
    .limit(1);
  return (await found.executeTakeFirst()) !== undefined;
}
