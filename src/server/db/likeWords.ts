import { sql, type RawBuilder } from 'kysely';
import { searchWords } from '../../shared/domain/text/foldText';

/** Text as `foldText` folds it. The collation is named because a database may know no letters but English ones. */
const folded = (text: RawBuilder<unknown>) =>
  sql`normalize(lower(regexp_replace(normalize(${text}, NFKD), '[\u0300-\u036f]', '', 'g') COLLATE "und-x-icu"), NFKC)`;

/**
 * Whether each of the words that somebody typed is in the text, accents and case aside. The text is folded once for all of
 * them: `OFFSET 0` keeps PostgreSQL from writing the expression to each word again.
 */
export function likeWords(text: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  const words = searchWords(typed).map((word) => sql`it LIKE ${`%${escapeLike(word)}%`}`);
  if (words.length === 0) return sql<boolean>`true`;
  return sql<boolean>`(SELECT ${sql.join(words, sql` AND `)} FROM (SELECT ${folded(text)} AS it OFFSET 0) AS folded)`;
}

/** `%`, `_` and the backslash stand for themselves. */
function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}
