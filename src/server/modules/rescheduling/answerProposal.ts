import type { BookingRecord, TimeProposal } from '../../../shared/contract/bookings/bookingRecord';
import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import type { answerProposal as endpoint } from '../../../shared/contract/bookings/rescheduling';
import { leastTermsAfterMove } from '../../../shared/domain/booking/cancellationFee';
import { wishOf } from '../../../shared/domain/booking/rescheduling';
import type { BookingRow } from '../bookings/service/bookingRows';
import type { BookingChange } from '../bookings/service/bookings';
import type { Caller, ServiceContext } from '../../platform/context';
import { findOwnBooking } from '../meetings/service/getSession';
import { openProposalOf } from '../bookings/service/toBookingRecord';
import { withAlternatives } from '../bookings/service/withAlternatives';
import { changeAgreed } from './service/changeAgreed';
import { NO_PROPOSAL } from './service/lapseProposals';
import { refuseTaken } from './refuseTaken';

/**
 * Consents to the other party's proposal, which moves the booking in one step (the old time is let go only as the new
 * one is held), or declines it. Throws NOT_FOUND, WRONG_STATUS, BOOKING_CHANGED, NO_PROPOSAL where none of the other's is
 * open, and SLOT_TAKEN where the time has gone meanwhile; then the booking stays as it is.
 */
export async function answerProposal(
  context: ServiceContext,
  caller: Caller,
  { agrees, ...seen }: ReceivedOf<typeof endpoint>,
): Promise<BookingRecord> {
  const answer = () =>
    changeAgreed(context, caller, seen, async (standing) => {
      const { row, party, now } = standing;
      const proposal = openProposalOf(row, now);
      if (!proposal || proposal.by === party) throw new AppError('NO_PROPOSAL');
      const { startsAt, expiresAt } = proposal;
      if (!agrees) {
        return { event: 'time.refused', change: NO_PROPOSAL, about: { startsAt, expiresAt } };
      }
      const meeting = { startsAt: new Date(startsAt), endsAt: new Date(proposal.endsAt) };
      // One of the two who agree is the interpreter.
      await refuseTaken(standing, meeting, { isOwnWish: true });
      return {
        event: 'time.agreed',
        change: { ...movedColumns(row, proposal), ...NO_PROPOSAL },
        details: { starts_at: [row.starts_at, startsAt] },
        about: { startsAt, expiresAt },
      };
    });
  if (!agrees) return answer();
  const { row } = await findOwnBooking(context.db.queries, caller, seen.id);
  const proposal = openProposalOf(row, context.clock.now());
  if (!proposal) return answer();
  const { meetingUtcOffset, ...wall } = proposal;
  const wanted = { ...wall, ...(meetingUtcOffset !== null && { meetingUtcOffset }) };
  const search = { ...wanted, meetingDuration: row.duration, interpreter_id: row.interpreter_id };
  return withAlternatives(context, search, answer);
}

function movedColumns(row: BookingRow, proposal: TimeProposal): BookingChange {
  const startsAt = new Date(proposal.startsAt);
  const old = { startsAt: row.starts_at.getTime(), least: row.least_cancellation };
  const { by, askedAt } = wishOf(proposal);
  return {
    least_cancellation: leastTermsAfterMove(by, askedAt, old),
    meeting_date: proposal.meetingDate,
    meeting_time: proposal.meetingTime,
    meeting_half: proposal.meetingAmPm,
    meeting_zone: proposal.meetingTimezone,
    meeting_utc_offset: proposal.meetingUtcOffset,
    starts_at: startsAt,
    ends_at: new Date(proposal.endsAt),
    // A deadline that was kept long ago, but it must not lie after the start.
    respond_by: startsAt < row.respond_by ? startsAt : row.respond_by,
  };
}
