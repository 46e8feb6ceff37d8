import type { Badge } from '../../../shared/contract/interpreters/badge';
import type { FreeTime, PublicPerson } from '../../../shared/contract/interpreters/publicPages';
import { askQuery } from '../../../shared/domain/booking/askedTime';
import { publicName, publicSlug } from '../../../shared/domain/people/publicName';
import { intlZone } from '../../../shared/domain/time/timeZones';
import type { PublicPersonRow } from './publicPeople';

/** Where a stranger registers to ask; signing in is a link there. */
const ASK_PATH = '/register';

/** An interpreter as strangers see one, with times in the zone that is given, else in their own. */
export function toPublicPerson(
  row: PublicPersonRow,
  { zone, badges }: { zone: string | null; badges: Badge[] | undefined },
): PublicPerson {
  const name = publicName(row, row.shows_whole_name);
  const isRated = row.credibility_level !== null && row.client_references > 0;
  return {
    slug: publicSlug(name, row.public_key),
    name,
    photoUrl: row.photo_url,
    languages: row.languages,
    fields: row.fields,
    hourlyPriceCents: row.hourly_price_cents,
    rating: isRated ? row.credibility_level : null,
    reviewCount: isRated ? row.client_references : 0,
    badges: badges ?? [],
    confirmsAtOnce: row.confirms_at_once,
    zone: zone ?? intlZone(row.time_zone),
  };
}

export interface ChosenPair {
  from: string | null;
  to: string | null;
}

/** The pair that is asked for: the chosen one, or the only one that the person has. */
export function askedPair(chosen: ChosenPair, { languages }: PublicPerson): ChosenPair {
  if (chosen.from || chosen.to || languages.length !== 2) return chosen;
  return { from: languages[0]?.name ?? null, to: languages[1]?.name ?? null };
}

export function toFreeTime(startsAt: number, { slug }: PublicPerson, pair: ChosenPair): FreeTime {
  return {
    startsAt: new Date(startsAt).toISOString(),
    askPath: `${ASK_PATH}?${askQuery({ slug, ...pair, startsAt })}`,
  };
}
