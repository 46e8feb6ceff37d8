import type { createCalendarFeed as endpoint } from '../../../shared/contract/bookings/calendar';
import type { DataOf, ReceivedOf } from '../../../shared/contract/base/endpoint';
import { inTransaction } from '../../db/inTransaction';
import { putCalendarFeed } from '../../db/repositories/bookings/calendarFeeds';
import type { Caller } from '../context';
import { lockLiving } from '../lockLiving';
import { hashFeedSecret, newFeedSecret } from './feedSecret';
import type { CalendarContext } from './getCalendarFile';

/** A new secret address of the caller's bookings; what an earlier one was ends with it. */
export async function createCalendarFeed(
  { db, clock, publicUrl }: CalendarContext,
  caller: Caller,
  { language }: ReceivedOf<typeof endpoint>,
): Promise<DataOf<typeof endpoint>> {
  const secret = newFeedSecret();
  const now = clock.now();
  await inTransaction(db, async (queries) => {
    await lockLiving(queries, caller.userId);
    await putCalendarFeed(queries, {
      user_id: caller.userId,
      secret_hash: hashFeedSecret(secret),
      language,
      created_at: now,
      read_at: null,
      content_hash: null,
      content_changed_at: null,
    });
  });
  return {
    created_at: now.toISOString(),
    read_at: null,
    url: new URL(feedPath(secret), publicUrl).href,
  };
}

/** Where a calendar feed is read; the ending tells calendars what it is. */
function feedPath(secret: string): string {
  return `/calendar/${secret}.ics`;
}
