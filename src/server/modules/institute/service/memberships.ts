import type { Selectable } from 'kysely';
import type { Queries } from '../../../db/database';
import type { MembershipsTable } from '../../../db/tables/instituteTables';

export interface Membership {
  userId: string;
  instituteId: string;
  businessId: string | null;
  at: Date;
}

/** Null for people of the house who were never put anywhere. */
export async function findMembership(
  queries: Queries,
  userId: string,
): Promise<Selectable<MembershipsTable> | null> {
  const found = queries.selectFrom('memberships').selectAll().where('user_id', '=', userId);
  return (await found.executeTakeFirst()) ?? null;
}

/** Puts a person into an institute and a business of it; whoever is in the institute already stays since when they were. */
export async function setMembership(queries: Queries, membership: Membership): Promise<void> {
  const { userId, instituteId, businessId, at } = membership;
  await queries
    .insertInto('memberships')
    .values({ user_id: userId, institute_id: instituteId, business_id: businessId, joined_at: at })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        institute_id: instituteId,
        business_id: businessId,
        joined_at: eb
          .case()
          .when('memberships.institute_id', '=', instituteId)
          .then(eb.ref('memberships.joined_at'))
          .else(at)
          .end(),
      })),
    )
    .execute();
}

export async function setRoles(queries: Queries, userId: string, roles: readonly string[]): Promise<void> {
  await queries
    .updateTable('users')
    .set({ roles: [...roles] })
    .where('id', '=', userId)
    .execute();
}

export async function leaveTeams(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('team_members').where('user_id', '=', userId).execute();
}
