import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import type { withdrawProposal as endpoint } from '../../../shared/contract/bookings/rescheduling';
import type { Caller, ServiceContext } from '../../platform/context';
import { openProposalOf } from '../bookings/service/toBookingRecord';
import { changeAgreed } from './service/changeAgreed';
import { NO_PROPOSAL } from './service/lapseProposals';

/** Takes back one's own open proposal. Throws NOT_FOUND, WRONG_STATUS, BOOKING_CHANGED or NO_PROPOSAL. */
export function withdrawProposal(
  context: ServiceContext,
  caller: Caller,
  seen: ReceivedOf<typeof endpoint>,
): Promise<BookingRecord> {
  return changeAgreed(context, caller, seen, ({ row, party, now }) => {
    const proposal = openProposalOf(row, now);
    if (proposal?.by !== party) throw new AppError('NO_PROPOSAL');
    const { startsAt, expiresAt } = proposal;
    const about = { startsAt, expiresAt };
    return Promise.resolve({ event: 'time.withdrawn', change: NO_PROPOSAL, about });
  });
}
