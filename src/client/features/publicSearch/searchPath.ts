import type { SEARCH_KEYS } from '../../../shared/domain/people/publicSearch';
import { type PublicSearch } from '../../../shared/domain/people/publicSearch';
import { paths } from '../../paths';

type Changes = Partial<Record<keyof typeof SEARCH_KEYS, string | null>>;

/** The address of a search, with some of it changed or, by null, left out. It begins with the first page again. */
export function searchPath(search: PublicSearch, changes: Changes = {}): string {
  const wish: Changes = {
    from: search.from.language,
    to: search.to.language,
    field: search.field,
    day: search.day,
    credential: search.credential,
    zone: search.zone,
    ...changes,
  };
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(wish)) if (value) query.set(key, value);
  return query.size > 0 ? `${paths.interpreters}?${query.toString()}` : paths.interpreters;
}
