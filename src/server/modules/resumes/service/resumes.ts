import type { Selectable } from 'kysely';
import type { Queries } from '../../../db/database';
import type { ResumesTable } from '../../../db/tables/fileTables';

export type StoredResume = Selectable<ResumesTable>;

export interface NewResume {
  user_id: string;
  file_name: string;
  draft: unknown;
  parsed_at: Date;
}

export async function findResume(queries: Queries, userId: string): Promise<StoredResume | null> {
  return (
    (await queries.selectFrom('resumes').selectAll().where('user_id', '=', userId).executeTakeFirst()) ?? null
  );
}

/** Takes the place of the one that was read before. */
export async function putResume(queries: Queries, resume: NewResume): Promise<void> {
  const row = { ...resume, draft: JSON.stringify(resume.draft) };
  await queries
    .insertInto('resumes')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}
