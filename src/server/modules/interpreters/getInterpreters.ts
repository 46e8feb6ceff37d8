import type { InterpreterRecord } from '../../../shared/contract/interpreters/interpreterRecord';
import type { InterpreterSearch } from '../../../shared/contract/interpreters/interpreter';
import { CLIENT_GROUP } from '../../../shared/domain/people/groups';
import { findLanguage } from '../../../shared/domain/text/findLanguage';
import { durationMinutes } from '../../../shared/domain/booking/bookingChoices';
import { centsFromEuros } from '../../../shared/domain/money/money';
import type { Queries } from '../../db/database';
import type { FreeAt } from '../availability/service/freeAt';
import {
  type FoundInterpreter,
  type InterpreterFilter,
  searchInterpreters,
} from './service/interpreterSearch';
import { noteFirstSearch } from '../account/service/firstSteps';
import { interpreterZones } from './service/interpreterZones';
import type { Caller, ServiceContext } from '../../platform/context';
import { noteMissingPair } from '../publicSearch/service/noteMissingPair';
import { readInterpreterRecords } from './service/readInterpreterRecords';
import { keyOfSlug } from '../../../shared/domain/people/publicKey';

/** One page of the interpreters who can be booked; a mail address only for a client who shares a booking with them. */
export async function getInterpreters(
  { db: { queries }, clock }: ServiceContext,
  caller: Caller,
  { maxPricePerHour, freeAt, credential, slug, favouritesFirst, ...search }: InterpreterSearch,
): Promise<InterpreterRecord[]> {
  const now = clock.now();
  const isSearch = [search.from, search.to, search.search, search.vertical].some((asked) => asked);
  if (isSearch && caller.groupId === CLIENT_GROUP) await noteFirstSearch(queries, caller.userId, now);
  const publicKey = slug === undefined ? undefined : keyOfSlug(slug);
  if (publicKey === null) return [];
  const found = await searchByAnyName(queries, {
    ...search,
    askableBy: caller.userId,
    publicKey,
    credential: credential && { filter: credential, at: laterOf(now, freeAt?.startsAt) },
    maxHourlyPriceCents: maxPricePerHour === undefined ? undefined : centsFromEuros(maxPricePerHour),
    freeAt: freeAt && (await readFreeAt(queries, freeAt, now)),
    favouritesFirst: favouritesFirst ? caller.userId : undefined,
  });
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) {
    const { from, to, page } = search;
    if (from && to && page === 1) await noteMissingPair(queries, { from, to }, { isPublic: false, now });
    return [];
  }
  const records = await readInterpreterRecords(queries, ids, caller.userId, now);
  return found.flatMap(({ id, is_free, is_favourite }) => {
    const record = records.get(id);
    if (!record) return [];
    return [
      {
        ...record,
        ...(is_free !== null && { isFree: is_free }),
        ...(is_favourite && { isFavourite: true }),
      },
    ];
  });
}

/** Where nobody has the words, a language may be meant by another name, or misspelt. */
async function searchByAnyName(queries: Queries, filter: InterpreterFilter): Promise<FoundInterpreter[]> {
  const found = await searchInterpreters(queries, filter);
  const meant = found.length === 0 && filter.search ? findLanguage(filter.search) : null;
  if (!meant) return found;
  const isPastLast =
    filter.page > 1 && (await searchInterpreters(queries, { ...filter, page: 1 })).length > 0;
  return isPastLast ? found : searchInterpreters(queries, { ...filter, search: meant.language });
}

const laterOf = (now: Date, startsAt?: string) =>
  startsAt === undefined || Date.parse(startsAt) < now.getTime() ? now : new Date(startsAt);

async function readFreeAt(
  queries: Queries,
  { startsAt, duration }: NonNullable<InterpreterSearch['freeAt']>,
  now: Date,
): Promise<FreeAt> {
  const start = new Date(startsAt);
  const end = new Date(start.getTime() + durationMinutes(duration) * 60_000);
  return { startsAt: start, endsAt: end, now, zones: await interpreterZones(queries) };
}
