import { sql, type RawBuilder } from 'kysely';
import { searchWords } from '../../shared/domain/text/foldText';

/** Text as `foldText` folds it. The collation is named because a database may know no letters but English ones. */
const folded = (text: RawBuilder<unknown>) =>
  sql`normalize(lower(regexp_replace(normalize(${text}, NFKD), '[\u0300-\u036f]', '', 'g') COLLATE "und-x-icu"), NFKC)`;

/** Whether each of the words that somebody typed is in the text, accents and case aside. */
export function likeWords(text: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  const words = searchWords(typed).map((word) => sql`${folded(text)} LIKE ${`%${escapeLike(word)}%`}`);
  return words.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(words, sql` AND `)})`;
}

/** `%`, `_` and the backslash stand for themselves. */
function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}
