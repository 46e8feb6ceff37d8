import { z } from 'zod';
import { MEETING_DURATIONS } from '../../domain/booking/bookingChoices';
import { INTERPRETATION_LANGUAGES } from '../../domain/text/interpretationLanguages';
import { CREDENTIAL_FILTERS } from '../../domain/people/credentials';
import { MAX_PRICE_PER_HOUR, PROFILE_LENGTHS } from '../../domain/people/profileRules';
import { BookingRecord } from '../bookings/bookingRecord';
import { defineEndpoint } from '../base/endpoint';
import { Id, Instant, textUpTo } from '../base/fields';
import { InterpreterRecord } from './interpreterRecord';

const PREFIX = '/v2/api/interpretator/interpreter' as const;

/** How many interpreters one answer holds at most, and how many the bare call gives. */
export const INTERPRETER_PAGE_LIMIT = 200;

/** Best ranked, alphabetical, cheapest, best rated, or those first who are free at `freeAt`. */
export const INTERPRETER_SORTS = ['rank', 'name', 'price', 'rating', 'free'] as const;
export type InterpreterSort = (typeof INTERPRETER_SORTS)[number];

const FreeAt = z.object({
  startsAt: Instant.refine((instant) => instant >= '2000' && instant < '2200', {
    error: 'not_a_date',
  }).describe('first moment of the session, ISO 8601 in UTC'),
  duration: z.enum(MEETING_DURATIONS).describe('how long the session lasts'),
});

export const InterpreterSearch = z
  .object({
    slug: textUpTo(80)
      .optional()
      .describe('only whoever has this address among the public profiles; its end alone counts'),
    search: textUpTo(100)
      .optional()
      .describe('words of name, alias, location, description, language or vertical'),
    from: z.enum(INTERPRETATION_LANGUAGES).optional().describe('one language of the pair'),
    to: z.enum(INTERPRETATION_LANGUAGES).optional().describe('the other language of the pair'),
    vertical: textUpTo(PROFILE_LENGTHS.label).optional().describe('a field of work, as interpreters name it'),
    maxPricePerHour: z.number().min(0).max(MAX_PRICE_PER_HOUR).optional().describe('euros an hour at most'),
    minRating: z.number().min(1).max(4).optional().describe('credibility level at least, 1 to 4'),
    credential: z
      .enum(CREDENTIAL_FILTERS, { error: 'unknown_choice' })
      .optional()
      .describe('only who has a verified credential, any or as sworn interpreter, for this pair and time'),
    confirmsAtOnce: z.boolean().optional().describe('true: only who confirms requests at once'),
    freeAt: FreeAt.optional().describe(
      'only who is free then: within weekly hours in their own zone, no day off, no booking that holds the time',
    ),
    sort: z
      .enum(INTERPRETER_SORTS)
      .default('rank')
      .describe('with `free`, `freeAt` orders instead of leaving out'),
    favouritesFirst: z
      .boolean()
      .default(false)
      .describe("the caller's favourites before all others, of those who are free then and of the others"),
    page: z.number().int().min(1).max(10_000).default(1).describe('counted from 1'),
    pageSize: z
      .number()
      .int()
      .min(1)
      .max(INTERPRETER_PAGE_LIMIT)
      .default(INTERPRETER_PAGE_LIMIT)
      .describe('how many on a page'),
  })
  .refine(({ sort, freeAt }) => sort !== 'free' || freeAt !== undefined, {
    error: 'required',
    path: ['freeAt'],
  })
  .default({ sort: 'rank', favouritesFirst: false, page: 1, pageSize: INTERPRETER_PAGE_LIMIT });
export type InterpreterSearch = z.output<typeof InterpreterSearch>;

export const getInterpreters = defineEndpoint({
  name: 'getInterpreters',
  method: 'POST',
  path: `${PREFIX}/get`,
  access: 'signedIn',
  summary: 'Interpreters that can be booked; the bare call answers the first 200',
  request: InterpreterSearch,
  data: z.array(InterpreterRecord),
  refusals: [],
});

export const getInterpreterRecords = defineEndpoint({
  name: 'getInterpreterRecords',
  method: 'POST',
  path: `${PREFIX}/get_records_by_interpreter`,
  access: 'interpreter',
  summary: "The interpreter's own bookings: the 200 newest, and behind them what is still to come",
  request: z.object({ interpreter_id: Id.describe("the caller's own id") }),
  data: z.array(BookingRecord),
  refusals: [],
});
