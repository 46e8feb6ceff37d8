import type { Queries } from '../db/database';
import { inTransaction } from '../db/inTransaction';
import { publish } from '../events/publish';
import { deleteEndedSessions, SESSION_BATCH } from '../modules/auth/service/sessions';
import { DUE_BATCH, expireOverdue } from '../modules/bookings/service/expireOverdue';
import { deleteAnswersBefore } from '../modules/bookings/service/idempotencyKeys';
import { REMINDER_BATCH, remindParties } from '../modules/bookings/service/remindParties';
import { CREDENTIAL_BATCH, endCredentials } from '../modules/credentials/service/endCredentials';
import { closeOverdueRooms, forgetRooms } from '../modules/meetings/service/roomsInTime';
import { mailUnread, UNREAD_MAIL_BATCH } from '../modules/notifications/service/mailUnread';
import { LAPSE_BATCH, lapseProposals } from '../modules/rescheduling/service/lapseProposals';
import { askForReviews, revealDueReviews, REVIEW_BATCH } from '../modules/reviews/service/reviewsInTime';
import type { ServiceContext } from '../platform/context';
import { forgetExpired } from './forgetExpired';

/** Idempotent answers are kept for at least a day; two, so that nobody counts the hours. */
const ANSWERS_KEPT_MS = 48 * 3_600_000;

interface DueWork {
  /** does at most so many in its transaction, so that a long backlog does not become one long transaction */
  batch: number;
  /** answers how many it did */
  work: (queries: Queries, now: Date) => Promise<number>;
}

/** All that falls due, in this order. */
const DUE: readonly DueWork[] = [
  { batch: DUE_BATCH, work: (queries, now) => expireOverdue(queries, now) },
  { batch: LAPSE_BATCH, work: lapseProposals },
  { batch: REMINDER_BATCH, work: remindParties },
  { batch: CREDENTIAL_BATCH, work: endCredentials },
  { batch: REVIEW_BATCH, work: revealDueReviews },
  { batch: REVIEW_BATCH, work: askForReviews },
  { batch: UNREAD_MAIL_BATCH, work: mailUnread },
  { batch: SESSION_BATCH, work: endSessions },
];

/**
 * One round of what time does: a batch of each kind that is due, and everything that nobody needs any more is deleted. Any
 * number of servers may do so at once: each thing happens once. Answers whether more is due; where one kind fails, the
 * others are done all the same, and then it throws.
 */
export async function doWhatIsDue({ db, clock }: ServiceContext): Promise<boolean> {
  const now = clock.now();
  const steps: (() => Promise<boolean>)[] = [
    ...DUE.map(({ batch, work }) => async () => {
      return (await inTransaction(db, (queries) => work(queries, now))) >= batch;
    }),
    () => noMore(deleteAnswersBefore(db.queries, new Date(now.getTime() - ANSWERS_KEPT_MS))),
    () => noMore(closeOverdueRooms({ db, clock })),
    () => noMore(forgetRooms(db.queries, now)),
    () => forgetExpired({ db, clock }),
  ];
  let isMoreDue = false;
  const failures: unknown[] = [];
  for (const step of steps) {
    try {
      if (await step()) isMoreDue = true;
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some of what is due could not be done');
  return isMoreDue;
}

async function endSessions(queries: Queries, now: Date): Promise<number> {
  const { count, unended } = await deleteEndedSessions(queries, now);
  await publish(queries, 'sign_in.ended', unended);
  return count;
}

async function noMore(work: Promise<unknown>): Promise<boolean> {
  await work;
  return false;
}
