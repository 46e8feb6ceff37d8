import type { Selectable } from 'kysely';
import type { Queries } from '../../../db/database';
import type { InstitutesTable } from '../../../db/tables/instituteTables';

export type Institute = Selectable<InstitutesTable>;

/** The institute that a person belongs to: that of their membership, otherwise the house. */
export async function findInstituteOf(queries: Queries, userId: string): Promise<Institute> {
  const own = queries
    .selectFrom('memberships')
    .innerJoin('institutes', 'institutes.id', 'memberships.institute_id')
    .selectAll('institutes')
    .where('memberships.user_id', '=', userId);
  return (await own.executeTakeFirst()) ?? findHouse(queries);
}

/** The first migration of institutes makes it, so there always is one. */
export async function findHouse(queries: Queries): Promise<Institute> {
  return queries.selectFrom('institutes').selectAll().where('is_house', '=', true).executeTakeFirstOrThrow();
}

/** Lets one admin at a time change an institute: whoever comes second sees what the first one did. */
export async function lockInstitute(queries: Queries, id: string): Promise<void> {
  await queries.selectFrom('institutes').select('id').where('id', '=', id).forUpdate().execute();
}
