import type {
  CalendarFeed,
  createCalendarFeed as endpoint,
} from '../../../../shared/contract/bookings/calendar';
import type { DataOf, ReceivedOf } from '../../../../shared/contract/base/endpoint';
import { inTransaction } from '../../../db/inTransaction';
import { deleteCalendarFeed, findCalendarFeed, putCalendarFeed } from './calendarFeeds';
import type { Caller, ServiceContext } from '../../../platform/context';
import { lockActiveUser } from '../../account/service/users';
import type { CalendarContext } from '../getCalendarFile';
import { createHash, randomBytes } from 'node:crypto';

/** A new secret address of the caller's bookings; what an earlier one was ends with it. */
export async function createCalendarFeed(
  { db, clock, publicUrl }: CalendarContext,
  caller: Caller,
  { language }: ReceivedOf<typeof endpoint>,
): Promise<DataOf<typeof endpoint>> {
  const secret = newFeedSecret();
  const now = clock.now();
  await inTransaction(db, async (queries) => {
    await lockActiveUser(queries, caller.userId);
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

/** Since when the caller's bookings can be subscribed to, and when a calendar last did; null where they cannot. */
export async function getCalendarFeed({ db }: ServiceContext, caller: Caller): Promise<CalendarFeed | null> {
  const feed = await findCalendarFeed(db.queries, caller.userId);
  return feed && { created_at: feed.created_at.toISOString(), read_at: feed.read_at?.toISOString() ?? null };
}

/** Ends the caller's address, where there is one. */
export async function revokeCalendarFeed(
  { db }: ServiceContext,
  caller: Caller,
): Promise<Record<string, never>> {
  await deleteCalendarFeed(db.queries, caller.userId);
  return {};
}

/** 256 bits, as they stand in the address of a calendar feed. */
function newFeedSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a feed's secret: with so many bits it needs no salt. */
export function hashFeedSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
