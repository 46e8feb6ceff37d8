import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import type {
  answerReview as answerEndpoint,
  leaveReview as leaveEndpoint,
  MeetingReviews,
} from '../../../shared/contract/bookings/reviews';
import {
  isRevealed,
  ratingOf,
  REVIEW_CRITERIA,
  reviewDeadline,
  type ReviewAuthor,
} from '../../../shared/domain/booking/reviews';
import type { Queries } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import type { BookingRow } from '../bookings/service/bookingRows';
import { insertReview, lockMeeting, revealReviews, setAnswer } from './service/reviews';
import { publish } from '../../events/publish';
import { expireOverdue } from '../bookings/service/expireOverdue';
import type { Caller, ServiceContext } from '../../platform/context';
import { lockActiveUser, lockUsers } from '../account/service/users';
import { findOwnBooking } from '../meetings/service/getSession';
import { changeStandings } from './service/changeStandings';
import { obstacleOf, reviewsOfMeeting, toMeetingReviews } from './service/meetingReviews';

/**
 * One side's review of a completed meeting. The other side is told nothing of it, by no line, event, count or version,
 * until theirs is given too or the deadline is over. Throws NOT_FOUND, INVALID where a mark is missing, REVIEW_TOO_EARLY,
 * REVIEW_TOO_LATE, REVIEW_NOT_HELD and ALREADY_REVIEWED.
 */
export function leaveReview(
  context: ServiceContext,
  caller: Caller,
  { id, marks: given, text }: ReceivedOf<typeof leaveEndpoint>,
): Promise<MeetingReviews> {
  return changeReviews(context, caller, id, async ({ queries, row, party, now }) => {
    const known = await reviewsOfMeeting(queries, row);
    const obstacle = obstacleOf(row, party, known, now);
    if (obstacle) throw new AppError(obstacle);
    const marks = marksOf(party, given);
    await insertReview(queries, {
      ...{ interpreter_id: row.interpreter_id, booking_id: id, client_id: row.client_id, author: party },
      ...{ rating: ratingOf(marks), marks, body: text, written_at: now },
      revealed_at: new Date(reviewDeadline(row.ends_at.getTime())),
    });
    const by = { actor: party, actorId: caller.userId, from: 'completed', to: 'completed' } as const;
    await publish(queries, 'review.written', { booking: row, at: now, ...by });
    if (known.length === 0) return;
    await revealReviews(queries, row, now);
    await changeStandings(queries, [row], now);
    await publish(queries, 'review.revealed', { booking: row, at: now, actorId: caller.userId });
  });
}

/** The reviewed side's one answer to what it can read. Throws NOT_FOUND and ALREADY_ANSWERED. */
export function answerReview(
  context: ServiceContext,
  caller: Caller,
  { id, text }: ReceivedOf<typeof answerEndpoint>,
): Promise<MeetingReviews> {
  return changeReviews(context, caller, id, async ({ queries, row, party, now }) => {
    const known = await reviewsOfMeeting(queries, row);
    const about = known.find(({ author }) => author !== party);
    if (!about || about.hidden_at || !isRevealed(about.revealed_at.getTime(), now.getTime())) {
      throw new AppError('NOT_FOUND');
    }
    if (!(await setAnswer(queries, row, about.author, { text, at: now }))) {
      throw new AppError('ALREADY_ANSWERED');
    }
    const by = { actor: party, actorId: caller.userId, from: 'completed', to: 'completed' } as const;
    await publish(queries, 'review.answered', { booking: row, at: now, ...by });
    await publish(queries, 'profile.changed', { interpreterId: row.interpreter_id });
  });
}

interface Meeting {
  queries: Queries;
  row: BookingRow;
  party: ReviewAuthor;
  now: Date;
}

async function changeReviews(
  { db, clock }: ServiceContext,
  caller: Caller,
  id: string,
  change: (meeting: Meeting) => Promise<void>,
): Promise<MeetingReviews> {
  return inTransaction(db, async (queries) => {
    const now = clock.now();
    const { row: known } = await findOwnBooking(queries, caller, id);
    // That it is over may not be written down yet.
    await expireOverdue(queries, now, { clientId: known.client_id });
    // First the meeting, then its people, as whoever reports or decides a problem with it does.
    await lockMeeting(queries, known);
    await lockUsers(queries, [known.client_id, caller.userId]);
    await lockActiveUser(queries, caller.userId);
    const { row, party } = await findOwnBooking(queries, caller, id);
    await change({ queries, row, party, now });
    return toMeetingReviews(row, party, await reviewsOfMeeting(queries, row), now);
  });
}

/** All four marks of a side, in their order; what belongs to the other side is left aside. */
function marksOf(party: ReviewAuthor, given: ReceivedOf<typeof leaveEndpoint>['marks']): number[] {
  const missing = REVIEW_CRITERIA[party].filter((criterion) => given[criterion] === undefined);
  if (missing.length > 0) {
    const issues = missing.map((criterion) => ({ path: `marks.${criterion}`, code: 'required' as const }));
    throw new AppError('INVALID', { issues });
  }
  return REVIEW_CRITERIA[party].map((criterion) => given[criterion] ?? 0);
}
