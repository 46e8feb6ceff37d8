import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import type { proposeTime as endpoint } from '../../../shared/contract/bookings/rescheduling';
import {
  MOST_CHANGES,
  PROPOSAL_WINDOW_MS,
  proposalExpiresAt,
  wishOf,
} from '../../../shared/domain/booking/rescheduling';
import type { Caller, ServiceContext } from '../../platform/context';
import { hasBlocked } from '../blocks/service/blocks';
import { findClientsLastAsking } from '../bookings/service/bookingEvents';
import { planTime } from '../bookings/service/planMeeting';
import { openProposalOf } from '../bookings/service/toBookingRecord';
import { findOwnBooking } from '../meetings/service/getSession';
import { withAlternatives } from '../bookings/service/withAlternatives';
import { changeAgreed, type Standing } from './service/changeAgreed';
import { refuseTaken } from './refuseTaken';

/**
 * Either party proposes another time; the booking keeps its own. Throws NOT_FOUND, WRONG_STATUS, BOOKING_CHANGED, INVALID
 * for a time that is no time (or the present one), NOT_LISTED for a client who set the interpreter aside, TOO_MANY_CHANGES, and SLOT_TAKEN or
 * NOT_AVAILABLE with free alternatives.
 */
export async function proposeTime(
  context: ServiceContext,
  caller: Caller,
  { id, version, ...wish }: ReceivedOf<typeof endpoint>,
): Promise<BookingRecord> {
  const { row: known } = await findOwnBooking(context.db.queries, caller, id);
  const wanted = { ...wish, meetingDuration: known.duration };
  const propose = () =>
    changeAgreed(context, caller, { id, version }, async (standing) => {
      const { row, party, now } = standing;
      if (row.version > MOST_CHANGES) throw new AppError('TOO_MANY_CHANGES');
      const { startsAt, endsAt, settledOffset } = planTime(wanted, now);
      if (startsAt.getTime() === row.starts_at.getTime()) {
        throw new AppError('INVALID', { issues: [{ path: 'meetingTime', code: 'time_unchanged' }] });
      }
      // All others go on: refused, they would tell who was set aside.
      if (party === 'client' && (await hasBlocked(standing.queries, row.client_id, row.interpreter_id)))
        throw new AppError('NOT_LISTED');
      await refuseTaken(standing, { startsAt, endsAt }, { isOwnWish: party === 'interpreter' });
      const expires = proposalExpiresAt(now.getTime(), row.starts_at.getTime(), startsAt.getTime());
      const times = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
      const { meetingDate, meetingTime, meetingAmPm, meetingTimezone } = wish;
      const typed = {
        meetingDate,
        meetingTime,
        meetingAmPm,
        meetingTimezone,
        meetingUtcOffset: settledOffset,
      };
      return {
        event: 'time.proposed',
        change: {
          proposal: { ...(await askedBy(standing)), ...typed, ...times },
          proposal_expires_at: new Date(expires),
        },
        details: { proposed: times.startsAt },
        about: { startsAt: times.startsAt, expiresAt: new Date(expires).toISOString() },
      };
    });
  return withAlternatives(context, { ...wanted, interpreter_id: known.interpreter_id }, propose);
}

/**
 * An interpreter's time in the place of an open proposal of the client's, or within a day of their asking, refused or withdrawn
 * meanwhile, still does as the client asked.
 */
async function askedBy({ queries, row, party, now }: Standing) {
  const asked = { by: party, at: now.toISOString() };
  if (party === 'client') return asked;
  const open = openProposalOf(row, now);
  const wish = open && wishOf(open);
  const since = new Date(now.getTime() - PROPOSAL_WINDOW_MS);
  const askedAt =
    wish?.by === 'client' ? new Date(wish.askedAt) : await findClientsLastAsking(queries, row, since);
  return askedAt ? { ...asked, clientAskedAt: askedAt.toISOString() } : asked;
}
