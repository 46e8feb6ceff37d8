import { z } from 'zod';
import { BookingRecord } from './bookingRecord';
import { defineEndpoint } from './endpoint';
import { Id } from './fields';
import { InterpreterRecord } from './interpreterRecord';
import { InterpreterSearch } from './interpreterSearch';

const PREFIX = '/v2/api/interpretator/interpreter' as const;

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
  request: z.object({ interpreter_id: Id.describe("the caller's own id") }),
  data: z.array(BookingRecord),
  refusals: [],
});
