import { z } from 'zod';
import { INTERPRETATION_LANGUAGES } from '../domain/interpretationLanguages';
import { BookingRecord } from './bookingRecord';
import { defineEndpoint } from './endpoint';
import { Id, textUpTo } from './fields';
import { InterpreterRecord } from './interpreterRecord';

const PREFIX = '/v2/api/interpretator/interpreter' as const;

/** How many interpreters one answer holds at most, and how many the bare call gives. */
export const INTERPRETER_PAGE_LIMIT = 200;

export const InterpreterSearch = z
  .object({
    /** words of name, description, language or vertical */
    search: textUpTo(100).optional(),
    from: z.enum(INTERPRETATION_LANGUAGES).optional(),
    to: z.enum(INTERPRETATION_LANGUAGES).optional(),
    page: z.number().int().min(1).max(10_000).default(1),
    pageSize: z.number().int().min(1).max(INTERPRETER_PAGE_LIMIT).default(INTERPRETER_PAGE_LIMIT),
  })
  .default({ page: 1, pageSize: INTERPRETER_PAGE_LIMIT });
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
  summary: "The interpreter's own bookings, newest first",
  request: z.object({ interpreter_id: Id }),
  data: z.array(BookingRecord),
  refusals: [],
});
