import type { Queries } from '../../../db/database';
import { interpreterSearchText } from '../../../db/interpreterSearchText';
import { languagesOf, verticalsOf } from '../interpreterParts';

/** Writes again what the gallery finds an interpreter by; does nothing for somebody who is none. */
export async function writeSearchText(queries: Queries, interpreterId: string): Promise<void> {
  const found = await queries
    .selectFrom('interpreters')
    .innerJoin('users', 'users.id', 'interpreters.user_id')
    .select(['users.first_name', 'users.last_name', 'interpreters.alias', 'interpreters.description'])
    .where('interpreters.user_id', '=', interpreterId)
    .executeTakeFirst();
  if (!found) return;
  const languages = await languagesOf(queries, [interpreterId]);
  const verticals = await verticalsOf(queries, [interpreterId]);
  const text = interpreterSearchText({
    name: `${found.first_name} ${found.last_name}`,
    alias: found.alias,
    description: found.description,
    languages: languages.get(interpreterId) ?? [],
    verticals: verticals.get(interpreterId) ?? [],
  });
  await queries
    .updateTable('interpreters')
    .set({ search_text: text })
    .where('user_id', '=', interpreterId)
    .execute();
}
