import type { CalendarFeed } from '../../../shared/contract/bookings/calendar';
import { findCalendarFeed } from '../../db/repositories/bookings/calendarFeeds';
import type { Caller, ServiceContext } from '../context';

/** Since when the caller's bookings can be subscribed to, and when a calendar last did; null where they cannot. */
export async function getCalendarFeed({ db }: ServiceContext, caller: Caller): Promise<CalendarFeed | null> {
  const feed = await findCalendarFeed(db.queries, caller.userId);
  return feed && { created_at: feed.created_at.toISOString(), read_at: feed.read_at?.toISOString() ?? null };
}
