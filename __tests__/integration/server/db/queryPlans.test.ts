import type { Database, Queries } from '../../../../src/server/db/database';
import * as bookingRows from '../../../../src/server/modules/bookings/service/bookingRows';
import { findHeldTimes } from '../../../../src/server/modules/bookings/service/bookings';
import {
  listBookingRowsDuring,
  listBookingRowsSince,
} from '../../../../src/server/modules/bookings/service/bookingRowsInTime';
import { findCalendarFeedBySecret } from '../../../../src/server/modules/calendar/service/calendarFeeds';
import { closeLapsedProposals } from '../../../../src/server/modules/rescheduling/closeLapsedProposals';
import { moveDueBookings } from '../../../../src/server/modules/bookings/dueBookings';
import { findAvailability } from '../../../../src/server/modules/availability/service/findAvailability';
import { listMessages } from '../../../../src/server/modules/messages/service/messages';
import { noteDueReminders } from '../../../../src/server/modules/bookings/noteDueReminders';
import {
  listOlderBookingRows,
  listOlderBookingRowsAtHand,
} from '../../../../src/server/modules/bookings/service/olderBookingRows';
import {
  listWaitingReviews,
  noteReviewAsks,
  publicReviewPage,
  sumPublicReviews,
} from '../../../../src/server/modules/reviews/reviewLists';
import { noticeRevealed, reckonStandings } from '../../../../src/server/modules/reviews/service/reviews';
import { answerRecordsOf } from '../../../../src/server/modules/calls/service/answerRecord';
import { countOffersSince } from '../../../../src/server/modules/calls/callCounts';
import { listCallsOf, listDueCalls } from '../../../../src/server/modules/calls/calls';
import { listOpenOffers } from '../../../../src/server/modules/calls/offers';
import { claimDueMails } from '../../../../src/server/platform/mail/claimDueMails';
import { selectRequester } from '../../../../src/server/modules/bookings/requestBooking';
import { listOwedRows, sumOwedRows } from '../../../../src/server/modules/statements/service/owedRows';
import { findActiveSessionUser } from '../../../../src/server/modules/auth/service/sessions';
import { mailUnread } from '../../../../src/server/modules/notifications/service/mailUnread';
import {
  countUnreadNotifications,
  listNotifications,
  setNotificationsRead,
} from '../../../../src/server/modules/notifications/service/notifications';
import { newNotification } from '../../../../src/server/platform/effects/NewNotification';
import { writeEffects } from '../../../../src/server/platform/effects/writeEffects';
import { listShownTo } from '../../../../src/server/modules/interpreters/service/listings';
import { listClosedThreads } from '../../../../src/server/modules/messages/service/closedThreads';
import { countUnread, listThreadRows } from '../../../../src/server/modules/messages/service/threads';
import { addManyCalls } from '../../../support/many/manyCalls';
import { addManyNotifications } from '../../../support/many/manyNotifications';
import { addManyBookings, MANY_AT } from '../../../support/many/manyBookings';
import { addManyOfOnePair } from '../../../support/many/manyOfOnePair';
import { addManyPeople } from '../../../support/many/manyPeople';
import { madeUpId } from '../../../support/many/madeUpId';
import { readingOf } from '../../../support/many/readingOf';
import { openTestDatabase } from '../../../support/testDatabase';

const HOUR = 3_600_000;
const after = (hours: number) => new Date(MANY_AT.getTime() + hours * HOUR);
const [client, interpreter] = [madeUpId('client0'), madeUpId('interpreter1')];

const HUNDRED = Array.from({ length: 100 }, (_, place) => madeUpId(`interpreter${place + 10}`));
/** of `addManyOfOnePair` */
const often = { interpreter_id: madeUpId('interpreter3'), client_id: madeUpId('client3') };

const TOLD = {
  ...{ history: [], mails: [], notices: [] },
  notifications: [newNotification(interpreter, 'listingApproved', MANY_AT)],
};

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await addManyPeople(db);
  await addManyBookings(db);
  await addManyOfOnePair(db);
  await addManyNotifications(db);
  await addManyCalls(db);
}, 120_000);
afterAll(() => db.close());

/** A list is 200 bookings with four more rows each: people, review, presence. Whoever has most has 1,000 bookings. */
const FEW = 3000;

describe('over many bookings, what is asked all the time', () => {
  it.each<[string, (queries: Queries) => Promise<unknown>, string]>([
    ['a client’s list', (q) => bookingRows.listBookingRows(q, 'client_id', client), 'bookings_by_client'],
    [
      'an interpreter’s list',
      (q) => bookingRows.listBookingRows(q, 'interpreter_id', interpreter),
      'bookings_by_interpreter',
    ],
    [
      'its older pages',
      (q) => listOlderBookingRows(q, 'client_id', client, { createdAt: after(-2500), id: client }),
      'bookings_by_client',
    ],
    [
      'what of them is still to come or just over',
      (q) =>
        listOlderBookingRowsAtHand(
          q,
          'interpreter_id',
          interpreter,
          { createdAt: after(900), id: client },
          after(-96),
        ),
      'bookings_of_interpreter_by_time',
    ],
    [
      'a statement',
      async (q) => {
        const span = { party: 'client_id', userId: client, now: MANY_AT } as const;
        const between = [after(-30), after(30)] as const;
        await listOwedRows(q, { ...span, between }, 2000);
        await sumOwedRows(q, { ...span, between });
      },
      'bookings_of_client_by_time',
    ],
    [
      'a week',
      (q) => listBookingRowsDuring(q, 'interpreter_id', interpreter, [after(-168), after(0)]),
      'bookings_of_interpreter_by_time',
    ],
    [
      'a calendar’s feed',
      (q) => listBookingRowsSince(q, 'interpreter_id', madeUpId('interpreter2'), after(-900)),
      'bookings_of_interpreter_by_time',
    ],
    [
      'whose feed it is',
      (q) => findCalendarFeedBySecret(q, `secret${client}`),
      'calendar_feeds_secret_hash_key',
    ],
    ['one booking', (q) => bookingRows.findBookingRow(q, client), 'bookings_by_id'],
    [
      'what two people have with each other',
      (q) => bookingRows.listBookingRowsOfPair(q, client, interpreter),
      'bookings_by_parties',
    ],
    [
      'when an interpreter is free',
      (q) => findAvailability(q, interpreter, [after(0), after(744)], MANY_AT),
      'bookings_slot_taken',
    ],
    [
      'what holds their time',
      (q) => findHeldTimes(q, interpreter, [after(0), after(24)], MANY_AT),
      'bookings_slot_taken',
    ],
    [
      'what is to come for who asks',
      (q) => selectRequester(q, client, interpreter, MANY_AT).execute(),
      'bookings_holding',
    ],
    [
      'whose times may be watched',
      (q) => listShownTo(q, client, [interpreter, madeUpId('interpreter2')]),
      'bookings_by_parties',
    ],
    ['who calls', (q) => findActiveSessionUser(q, madeUpId('thread0'), MANY_AT), 'sessions_pkey'],
    ['a person’s conversations', (q) => listThreadRows(q, 'client', client, 50), 'threads_by_client'],
    ['whether a conversation is closed', (q) => listClosedThreads(q, [madeUpId('thread0')]), 'threads_pkey'],
    ['how much is unread', (q) => countUnread(q, 'client', client), 'messages_pkey'],
    [
      'what an interpreter’s reviews come to',
      (q) => sumPublicReviews(q, madeUpId('interpreter2'), MANY_AT),
      'reviews_counted',
    ],
    [
      'an interpreter’s newest reviews',
      (q) => publicReviewPage(interpreter, { offset: 0, limit: 10 }, MANY_AT).execute(q),
      'reviews_counted',
    ],
    [
      'how two people stand',
      (q) =>
        reckonStandings(
          q,
          [{ interpreter_id: madeUpId('interpreter2'), client_id: madeUpId('client7') }],
          MANY_AT,
        ),
      'reviews_of_pair',
    ],
    [
      'what a client may review',
      (q) => listWaitingReviews(q, 'client', client, MANY_AT),
      'bookings_of_client_by_time',
    ],
    [
      'what somebody was told last',
      (q) => listNotifications(q, interpreter, { onlyUnread: false, offset: 20, limit: 20 }),
      'notifications_newest',
    ],
    ['how much of it is unread', (q) => countUnreadNotifications(q, interpreter), 'notifications_unread'],
    [
      'what is unread of a conversation',
      (q) => setNotificationsRead(q, interpreter, MANY_AT, { threadId: madeUpId('thread0') }),
      'notifications_threads',
    ],
    ['what goes when something new comes', (q) => writeEffects(q, TOLD), 'notifications_newest'],
    ['a client’s calls', (q) => listCallsOf(q, client, 20), 'calls_of_client'],
    [
      'what an interpreter was offered',
      (q) => listOpenOffers(q, interpreter, MANY_AT),
      'call_offers_of_interpreter',
    ],
    [
      'how often people were asked',
      (q) => countOffersSince(q, { ids: [interpreter], clientId: client, network: 'n' }, after(-24)),
      'call_offers_of_interpreter',
    ],
    [
      'how a hundred people answer',
      (q) => answerRecordsOf(q, [client, ...HUNDRED], MANY_AT),
      'booking_events_answers',
    ],
    ['a conversation', (q) => listMessages(q, madeUpId('thread0'), undefined, 30), 'messages_pkey'],
  ])('finds %s by an index, looking at few rows', async (_what, ask, index) => {
    const { whole, indexes, rows } = await readingOf(db, ask);
    expect(whole).toEqual([]);
    expect(indexes).toContain(index);
    expect(rows).toBeLessThan(FEW);
  });

  it.each<[string, (queries: Queries) => Promise<unknown>, string]>([
    [
      'what one client’s many reviews come to',
      (q) => sumPublicReviews(q, often.interpreter_id, MANY_AT),
      'reviews_counted',
    ],
    [
      'the newest of them',
      (q) => publicReviewPage(often.interpreter_id, { offset: 0, limit: 10 }, MANY_AT).execute(q),
      'reviews_counted',
    ],
    ['how the two stand by them', (q) => reckonStandings(q, [often], MANY_AT), 'reviews_of_pair'],
    [
      'how they answered that client',
      (q) => answerRecordsOf(q, [often.interpreter_id], MANY_AT),
      'booking_events_answers',
    ],
  ])(
    'of two who met each half hour finds %s, looking at few of their sessions',
    async (_what, ask, index) => {
      const { whole, indexes, rows } = await readingOf(db, ask);
      expect(whole).toEqual([]);
      expect(indexes).toContain(index);
      expect(rows).toBeLessThan(500);
    },
  );

  const lease = { now: MANY_AT, leaseUntil: after(1), limit: 20 };
  it.each<[string, (queries: Queries) => Promise<unknown>, string]>([
    ['which mails are due', (q) => claimDueMails(q, lease), 'outbox_mailbox'],
    [
      'which requests expire',
      (q) => moveDueBookings(q, { from: 'pending', to: 'expired', dueAt: 'respond_by' }, after(200), {}, 50),
      'bookings_unanswered',
    ],
    [
      'which sessions end',
      (q) => moveDueBookings(q, { from: 'confirmed', to: 'completed', dueAt: 'ends_at' }, after(-40), {}, 50),
      'bookings_unfinished',
    ],
    ['whom to remind', (q) => noteDueReminders(q, 'hour', MANY_AT, 50), 'bookings_held'],
    ['which reviews are revealed', (q) => noticeRevealed(q, MANY_AT, 50), 'reviews_to_reveal'],
    ['whom to ask for a review', (q) => noteReviewAsks(q, after(-48), 2 * HOUR, 50), 'bookings_completed'],
    ['what is to be mailed that was not read', (q) => mailUnread(q, MANY_AT), 'notifications_mail_due'],
    ['which calls are due', (q) => listDueCalls(q, MANY_AT, 20), 'calls_due'],
    ['which proposals lapse', (q) => closeLapsedProposals(q, MANY_AT, 50), 'bookings_proposed'],
  ])('the workers find %s by an index', async (_what, ask, index) => {
    const { whole, indexes, rows } = await readingOf(db, ask);
    expect(whole.filter((table) => !['booking_reminders'].includes(table))).toEqual([]);
    expect(indexes).toContain(index);
    expect(rows).toBeLessThan(FEW);
  });
});
