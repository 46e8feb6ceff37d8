import { REVIEW_ASK_DELAY_MS, type ReviewAuthor } from '../../../../shared/domain/booking/reviews';
import type { Queries } from '../../../db/database';
import { noteReviewAsks } from '../reviewLists';
import { noticeRevealed } from './reviews';
import { publish } from '../../../events/publish';
import { changeStandings } from './changeStandings';

/** So that a long backlog does not become one long transaction. */
export const REVIEW_BATCH = 100;

const SIDES: readonly ReviewAuthor[] = ['client', 'interpreter'];

/** Counts and tells of reviews that are revealed because 14 days are over; returns how many. */
export async function revealDueReviews(queries: Queries, now: Date): Promise<number> {
  const revealed = await noticeRevealed(queries, now, REVIEW_BATCH);
  await changeStandings(queries, revealed, now);
  const meetings = new Map(revealed.map((each) => [each.id, each]));
  await publish(
    queries,
    'review.revealed',
    [...meetings.values()].map((booking) => ({ booking, at: now })),
  );
  return revealed.length;
}

/** Asks by mail, once and two hours after a meeting was over, whoever did not review it yet; returns of how many meetings. */
export async function askForReviews(queries: Queries, now: Date): Promise<number> {
  const due = await noteReviewAsks(queries, now, REVIEW_ASK_DELAY_MS, REVIEW_BATCH);
  const asked = due.map(({ id, reviewed_by }) => ({
    booking: { id },
    at: now,
    parties: SIDES.filter((side) => !reviewed_by.includes(side)),
  }));
  await publish(
    queries,
    'review.due',
    asked.filter(({ parties }) => parties.length > 0),
  );
  return due.length;
}
