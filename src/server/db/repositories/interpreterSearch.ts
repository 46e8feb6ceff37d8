import { sql } from 'kysely';
import { searchWords } from '../../../domain/foldText';
import type { Queries } from '../database';

export interface InterpreterFilter {
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  page: number;
  pageSize: number;
}

export type InterpreterRow = Awaited<ReturnType<typeof searchInterpreters>>[number];

/** One page of the interpreters who can be booked, the best ranked first. Every word of the search must occur. */
export async function searchInterpreters(queries: Queries, filter: InterpreterFilter) {
  let search = queries
    .selectFrom('interpreters')
    .innerJoin('users', 'users.id', 'interpreters.user_id')
    .select([
      'users.id',
      'users.email',
      'users.first_name',
      'users.last_name',
      'users.photo_url',
      'interpreters.description',
      'interpreters.starting_price_per_word_cents',
      'interpreters.hourly_price_cents',
      'interpreters.credibility_level',
      'interpreters.client_references',
      'interpreters.years_experience',
    ])
    .where('interpreters.offers_interpretation', '=', true)
    .where('users.verified_at', 'is not', null);
  for (const word of searchWords(filter.search ?? '')) {
    search = search.where('interpreters.search_text', 'like', `%${escapeLike(word)}%`);
  }
  for (const language of [filter.from, filter.to]) {
    if (!language) continue;
    search = search.where((eb) =>
      eb.exists(
        eb
          .selectFrom('interpreter_languages')
          .select(sql.lit(1).as('one'))
          .whereRef('interpreter_languages.interpreter_id', '=', 'interpreters.user_id')
          .where('interpreter_languages.language', '=', language),
      ),
    );
  }
  return search
    .orderBy('interpreters.ranking')
    .orderBy('interpreters.user_id')
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize)
    .execute();
}

/** `%`, `_` and the backslash stand for themselves. */
function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}
