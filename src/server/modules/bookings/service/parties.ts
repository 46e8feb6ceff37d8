import type { BookingStatus } from '../../../../shared/domain/booking/bookingLife';
import type { CancellingParty } from '../../../../shared/domain/booking/cancellationFee';
import type { Caller } from '../../../platform/context';
import type { Queries } from '../../../db/database';

/** Which side of a booking the caller is, or null where it is none of theirs. */
export function partyOf(
  booking: { client_id: string; interpreter_id: string },
  { userId }: Pick<Caller, 'userId'>,
): CancellingParty | null {
  if (booking.client_id === userId) return 'client';
  return booking.interpreter_id === userId ? 'interpreter' : null;
}

/** The other party of a booking of somebody's; null where it is none of theirs, or there is none. */
export function otherPartyOf(
  booking: { client_id: string; interpreter_id: string } | null,
  userId: string,
): string | null {
  if (booking?.client_id === userId) return booking.interpreter_id;
  return booking?.interpreter_id === userId ? booking.client_id : null;
}

/** Statuses of bookings that both sides wanted. */
export const AGREED_STATUSES = [
  'confirmed',
  'in_progress',
  'completed',
] as const satisfies readonly BookingStatus[];

/** Whether two people are the parties of a booking, of any status or of one of these. */
export async function doShareBooking(
  queries: Queries,
  one: string,
  other: string,
  statuses?: readonly BookingStatus[],
): Promise<boolean> {
  const found = queries
    .selectFrom('bookings')
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and([eb('client_id', '=', one), eb('interpreter_id', '=', other)]),
        eb.and([eb('client_id', '=', other), eb('interpreter_id', '=', one)]),
      ]),
    )
    .$if(statuses !== undefined, (all) => all.where('status', 'in', statuses ?? []))
    .limit(1);
  return (await found.executeTakeFirst()) !== undefined;
}
