import type { BookingPayload } from '../../../shared/contract/bookings/bookingRecord';
import { compileOnce } from '../../db/compileOnce';
import type { Queries } from '../../db/database';
import { availabilityOf, selectAvailability } from '../availability/service/findAvailability';
import { selectStoredAnswer } from './idempotencyKeys';
import { bookableOf, selectBookableInterpreter } from '../interpreters/service/interpreters';
import { selectMailReaders } from '../../platform/mail/mailReaders';
import { selectRequester } from '../auth/service/selectRequester';
import { selectTogether } from '../../db/selectTogether';
import type { Once } from './answerOnce';
import { settingOf } from '../../events/mailParties';
import { stretchOf } from './service/planMeeting';
import { reachOf } from './service/refuseUnavailable';

/** No call has it: a key has at least one character. */
const NO_KEY = '';

/** All that decides about a new request, in one statement: whom it is between, when they are free, what was answered before. */
export async function readForRequest(
  queries: Queries,
  request: BookingPayload,
  now: Date,
  once: Once | null,
) {
  const { client_id: client, interpreter_id: interpreter } = request;
  // Where the time means no one instant the request is refused for that.
  const stretch = stretchOf(request) ?? { startsAt: now, endsAt: now };
  const [from, to] = reachOf(stretch);
  const wanted = { client, interpreter, key: once?.key ?? NO_KEY, from, to, now };
  const { rows } = await queries.executeQuery(selectForRequest(queries, wanted));
  const found = rows[0]!;
  return {
    stored: found.stored[0] ?? null,
    interpreter: bookableOf(found.interpreter[0]),
    client: found.client[0] ?? null,
    availability: availabilityOf(found.availability[0]),
    readers: found.readers,
  };
}

interface Wanted {
  client: string;
  interpreter: string;
  key: string;
  from: Date;
  to: Date;
  now: Date;
}

const selectForRequest = compileOnce((queries, { client, interpreter, key, from, to, now }: Wanted) =>
  selectTogether(queries, {
    stored: selectStoredAnswer(queries, client, key),
    interpreter: selectBookableInterpreter(queries, interpreter),
    client: selectRequester(queries, client, now),
    availability: selectAvailability(interpreter, [from, to], now),
    readers: selectMailReaders(queries, [client, interpreter], settingOf('requested')),
  }),
);
