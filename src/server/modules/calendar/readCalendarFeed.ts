import { createHash } from 'node:crypto';
import { AppError } from '../../../shared/contract/base/errors';
import { CLIENT_GROUP } from '../../../shared/domain/people/groups';
import { serverMails } from '../../../shared/i18n/serverMessages';
import { listBookingRowsSince } from '../bookings/service/bookingRowsInTime';
import { findCalendarFeedBySecret, noteCalendarFeedRead } from './service/calendarFeeds';
import { findUserById } from '../account/service/users';
import { createMailLinks } from '../../platform/mail/mailLinks';
import { toBookingRecord } from '../bookings/service/toBookingRecord';
import { calendarEntryOf } from '../../platform/calendar/calendarEntryOf';
import { calendarFeed } from '../../platform/calendar/calendarFile';
import { hashFeedSecret } from './service/calendarFeed';
import type { CalendarContext } from './getCalendarFile';

/** How far back a calendar is told of what was. */
const PAST_MS = 92 * 24 * 3_600_000;

/** Entries are stamped when it is known whether anything changed. */
const FIRST_STAMP = new Date(0);

export interface ReadFeed {
  /** changes when what it tells does, and is the `ETag` */
  tag: string;
  changedAt: Date;
  /** the iCalendar file, written when it is asked for */
  write(): Promise<string>;
}

/**
 * A calendar reads this under a secret address: its owner's bookings, in their language, each as in their
 * mails. Throws NOT_FOUND for an address that nobody has, or has any more.
 */
export async function readCalendarFeed(context: CalendarContext, secret: string): Promise<ReadFeed> {
  const { db, clock, publicUrl } = context;
  const secretHash = hashFeedSecret(secret);
  const feed = await findCalendarFeedBySecret(db.queries, secretHash);
  const owner = feed && (await findUserById(db.queries, feed.user_id));
  if (!owner || owner.deleted_at) throw new AppError('NOT_FOUND');
  const now = clock.now();
  const reader = owner.group_id === CLIENT_GROUP ? 'client' : 'interpreter';
  const since = new Date(now.getTime() - PAST_MS);
  const rows = await listBookingRowsSince(db.queries, `${reader}_id`, owner.id, since);
  const language = owner.language ?? feed.language;
  const links = createMailLinks(publicUrl);
  const setting = { reader, words: serverMails[language], language, links } as const;
  const entries = rows.map((row) => calendarEntryOf(toBookingRecord(row, now), setting, FIRST_STAMP));
  const told = JSON.stringify([entries, owner.time_zone]);
  const contentHash = createHash('sha256').update(told).digest('hex');
  const changedAt = await noteCalendarFeedRead(db.queries, secretHash, { at: now, contentHash });
  return {
    tag: `"${contentHash.slice(0, 32)}-${changedAt.getTime().toString(36)}"`,
    changedAt,
    write: () =>
      calendarFeed(
        'Dragoman',
        entries.map((entry) => ({ ...entry, stamp: changedAt })),
        owner.time_zone,
      ),
  };
}
