import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import type { Caller, ServiceContext } from '../../platform/context';
import { changeCompleted } from './changeCompleted';

/** A party says that the session took place. Saying it again changes nothing. Throws NOT_FOUND and WRONG_STATUS. */
export function confirmHeld(
  context: ServiceContext,
  caller: Caller,
  { id }: { id: string },
): Promise<BookingRecord> {
  return changeCompleted(context, caller, id, ({ row, party }) =>
    row.held_said_by.includes(party)
      ? null
      : { event: 'attendance.confirmed', change: { held_said_by: [...row.held_said_by, party] } },
  );
}
