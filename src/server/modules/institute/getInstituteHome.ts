import type { InstituteHome } from '../../../shared/contract/institute/home';
import { statusAt } from '../../../shared/domain/booking/bookingLife';
import { eurosFromCents } from '../../../shared/domain/money/money';
import { dayBounds } from '../../../shared/domain/time/dayBounds';
import { wallClock } from '../../../shared/domain/time/wallClock';
import { listMissingPairs } from '../publicSearch/service/missingPairs';
import {
  countWaiting,
  listSessionsWithin,
  listUnanswered,
  type NamedBooking,
  sumByBusiness,
} from './instituteHome';
import { findInstituteOf } from './service/institutes';
import { findUserById } from '../account/service/users';
import { bookingMoments } from '../bookings/service/toBookingRecord';
import type { Caller, ServiceContext } from '../../platform/context';
import { monthBounds } from '../statements/service/getStatement';

const MOST_SESSIONS = 20;
const MOST_REQUESTS = 10;
const MOST_PAIRS = 10;
const UNANSWERED_MS = 30 * 86_400_000;

/**
 * The first page for an admin of an institute; day and month are of their own zone (UTC where they named
 * none). Language pairs that nobody serves are the whole platform's: the searchers are not kept.
 */
export async function getInstituteHome(
  { db: { queries }, clock }: ServiceContext,
  { userId }: Caller,
): Promise<InstituteHome> {
  const now = clock.now();
  const [institute, user] = [await findInstituteOf(queries, userId), await findUserById(queries, userId)];
  const timeZone = user?.time_zone ?? 'UTC';
  const { date } = wallClock(now, timeZone);
  const month = date.slice(0, 7);
  const [monthStart, monthEnd] = monthBounds(month, timeZone);
  const day = dayBounds(date, timeZone);
  const today = { now, from: new Date(day.from), to: new Date(day.to) };
  const since = new Date(now.getTime() - UNANSWERED_MS);
  const [waiting, sessions, spend, unanswered, pairs] = await Promise.all([
    countWaiting(queries, institute, userId, now),
    listSessionsWithin(queries, institute, today, MOST_SESSIONS),
    sumByBusiness(queries, institute, { now, from: monthStart, to: monthEnd }),
    listUnanswered(queries, institute, { now, since }, MOST_REQUESTS),
    listMissingPairs(queries, MOST_PAIRS),
  ]);
  return {
    timeZone,
    month,
    waiting,
    today: {
      total: sessions[0]?.total ?? 0,
      sessions: sessions.map((row) => ({
        ...named(row),
        endsAt: row.ends_at.toISOString(),
        status: statusAt(row.status, now.getTime(), bookingMoments(row)),
      })),
    },
    spend: spend.map(({ amount_cents, ahead_cents, ...business }) => ({
      ...business,
      amount: eurosFromCents(amount_cents),
      ahead: eurosFromCents(ahead_cents),
    })),
    unanswered: {
      total: unanswered[0]?.total ?? 0,
      requests: unanswered.map((row) => ({
        ...named(row),
        from: row.language_from,
        to: row.language_to,
        respondBy: row.respond_by.toISOString(),
      })),
    },
    missingPairs: pairs.map(({ from_language, to_language, ...pair }) => ({
      languages: [from_language, to_language],
      ...pair,
    })),
  };
}

function named({ id, title, starts_at, client, interpreter, client_photo, interpreter_photo }: NamedBooking) {
  const faces = { client: client_photo, interpreter: interpreter_photo };
  return { id, title, client, interpreter, faces, startsAt: starts_at.toISOString() };
}
