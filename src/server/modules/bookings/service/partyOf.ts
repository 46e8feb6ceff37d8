import type { CancellingParty } from '../../../../shared/domain/booking/cancellationFee';
import type { Caller } from '../../../platform/context';

/** Which side of a booking the caller is, or null where it is none of theirs. */
export function partyOf(
  booking: { client_id: string; interpreter_id: string },
  { userId }: Pick<Caller, 'userId'>,
): CancellingParty | null {
  if (booking.client_id === userId) return 'client';
  return booking.interpreter_id === userId ? 'interpreter' : null;
}
