import type { LanguageLevel } from '../../../shared/domain/people/listing';
import type { Queries } from '../../db/database';

/** Names by interpreter, each list in its own order. */
export type NamesOf = ReadonlyMap<string, string[]>;

export async function languagesOf(queries: Queries, ids: readonly string[]): Promise<NamesOf> {
  const rows = await queries
    .selectFrom('interpreter_languages')
    .select(['interpreter_id', 'language as name'])
    .where('interpreter_id', 'in', ids)
    .orderBy('position')
    .execute();
  return grouped(rows);
}

/** One interpreter's languages in their order, each with how well; null where that was never said. */
export async function levelledLanguagesOf(
  queries: Queries,
  id: string,
): Promise<ReadonlyMap<string, LanguageLevel | null>> {
  const rows = await queries
    .selectFrom('interpreter_languages')
    .select(['language', 'level'])
    .where('interpreter_id', '=', id)
    .orderBy('position')
    .execute();
  return new Map(rows.map(({ language, level }) => [language, level]));
}

export async function verticalsOf(queries: Queries, ids: readonly string[]): Promise<NamesOf> {
  const rows = await queries
    .selectFrom('interpreter_verticals')
    .select(['interpreter_id', 'name'])
    .where('interpreter_id', 'in', ids)
    .orderBy('position')
    .execute();
  return grouped(rows);
}

/** The newest certification first. */
export async function certificationsOf(queries: Queries, ids: readonly string[]): Promise<NamesOf> {
  const rows = await queries
    .selectFrom('interpreter_certifications')
    .select(['interpreter_id', 'name'])
    .where('interpreter_id', 'in', ids)
    .orderBy('issued_on', (order) => order.desc().nullsLast())
    .orderBy('name')
    .execute();
  return grouped(rows);
}

/** Which of these interpreters share a booking, of any status, with a client. */
export async function sharingWithClient(
  queries: Queries,
  clientId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await queries
    .selectFrom('bookings')
    .select('interpreter_id')
    .distinct()
    .where('client_id', '=', clientId)
    .where('interpreter_id', 'in', ids)
    .execute();
  return new Set(rows.map(({ interpreter_id }) => interpreter_id));
}

function grouped(rows: readonly { interpreter_id: string; name: string }[]): NamesOf {
  const names = new Map<string, string[]>();
  for (const { interpreter_id, name } of rows) {
    const list = names.get(interpreter_id);
    if (list) list.push(name);
    else names.set(interpreter_id, [name]);
  }
  return names;
}
