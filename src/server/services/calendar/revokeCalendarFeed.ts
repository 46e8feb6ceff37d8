import { deleteCalendarFeed } from '../../db/repositories/bookings/calendarFeeds';
import type { Caller, ServiceContext } from '../context';

/** Ends the caller's address, where there is one. */
export async function revokeCalendarFeed(
  { db }: ServiceContext,
  caller: Caller,
): Promise<Record<string, never>> {
  await deleteCalendarFeed(db.queries, caller.userId);
  return {};
}
