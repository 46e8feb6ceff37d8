import { inTransaction } from '../../../db/inTransaction';
import { deleteAnswersBefore } from '../idempotencyKeys';
import { deleteEndedSessions } from '../../auth/service/sessions';
import { mailUnread, UNREAD_MAIL_BATCH } from '../../notifications/service/mailUnread';
import { publish } from '../../../events/publish';
import { forgetExpired } from '../../account/service/forgetExpired';
import { REMINDER_BATCH, remindParties } from '../remindParties';
import { CREDENTIAL_BATCH, endCredentials } from '../../credentials/service/endCredentials';
import type { ServiceContext } from '../../../platform/context';
import { closeOverdueRooms, forgetRooms } from '../../meetings/service/roomsInTime';
import { DUE_BATCH, expireOverdue } from './expireOverdue';
import { askForReviews, revealDueReviews, REVIEW_BATCH } from '../../reviews/service/reviewsInTime';
import { LAPSE_BATCH, lapseProposals } from '../../rescheduling/service/lapseProposals';

/** Idempotent answers are kept for at least a day; two, so that nobody counts the hours. */
const ANSWERS_KEPT_MS = 48 * 3_600_000;

/**
 * Lets time do its part, at once and then every `everyMs`, until the returned function is called (it waits for the
 * run in progress). Any number of servers may do so: each thing happens once. A failed run is told and tried again.
 */
export function startLifeWorker(
  context: ServiceContext,
  everyMs: number,
  onError: (error: unknown) => void = () => undefined,
  onDone: () => void = () => undefined,
): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = () => {
    running = doWhatIsDue(context, () => isStopped)
      .then(onDone, onError)
      .then(() => {
        if (!isStopped) timer = setTimeout(run, everyMs).unref();
      });
  };
  run();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}

async function doWhatIsDue({ db, clock }: ServiceContext, isStopped: () => boolean): Promise<void> {
  const now = clock.now();
  let moved: number;
  do {
    moved = await inTransaction(db, (queries) => expireOverdue(queries, now));
  } while (moved >= DUE_BATCH && !isStopped());
  let lapsed: number;
  do {
    lapsed = await inTransaction(db, (queries) => lapseProposals(queries, now));
  } while (lapsed >= LAPSE_BATCH && !isStopped());
  let reminded: number;
  do {
    reminded = await inTransaction(db, (queries) => remindParties(queries, now));
  } while (reminded >= REMINDER_BATCH && !isStopped());
  let ended: number;
  do {
    ended = await inTransaction(db, (queries) => endCredentials(queries, now));
  } while (ended >= CREDENTIAL_BATCH && !isStopped());
  for (const work of [revealDueReviews, askForReviews]) {
    let reached: number;
    do {
      reached = await inTransaction(db, (queries) => work(queries, now));
    } while (reached >= REVIEW_BATCH && !isStopped());
  }
  let mailed: number;
  do {
    mailed = await inTransaction(db, (queries) => mailUnread(queries, now));
  } while (mailed >= UNREAD_MAIL_BATCH && !isStopped());
  await deleteAnswersBefore(db.queries, new Date(now.getTime() - ANSWERS_KEPT_MS));
  await inTransaction(db, async (queries) => {
    await publish(queries, 'sign_in.ended', await deleteEndedSessions(queries, now));
  });
  await forgetExpired({ db, clock });
  await closeOverdueRooms({ db, clock });
  await forgetRooms(db.queries, now);
}
