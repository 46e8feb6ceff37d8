import type {
  getWaitingReviews as waitingEndpoint,
  MeetingReviews,
} from '../../../../shared/contract/bookings/reviews';
import type { DataOf } from '../../../../shared/contract/base/endpoint';
import { statusAt } from '../../../../shared/domain/booking/bookingLife';
import {
  isRevealed,
  REVIEW_CRITERIA,
  reviewDeadline,
  reviewObstacle,
  type ReviewAuthor,
  type ReviewMarks,
} from '../../../../shared/domain/booking/reviews';
import { CLIENT_GROUP } from '../../../../shared/domain/people/groups';
import type { Queries } from '../../../db/database';
import type { BookingRow } from '../../bookings/service/bookingRows';
import { listWaitingReviews } from '../reviewLists';
import { listReviewsOf, type ReviewRow } from './reviews';
import { problemOf } from '../../problems/service/problemOf';
import { bookingMoments } from '../../bookings/service/toBookingRecord';
import type { Caller, ServiceContext } from '../../../platform/context';
import { findOwnBooking } from '../../meetings/service/getSession';

/** The reviews of one of the caller's meetings, as far as they may know of them. Throws NOT_FOUND. */
export async function getMeetingReviews(
  { db: { queries }, clock }: ServiceContext,
  caller: Caller,
  { id }: { id: string },
): Promise<MeetingReviews> {
  const { row, party } = await findOwnBooking(queries, caller, id);
  return toMeetingReviews(row, party, await reviewsOfMeeting(queries, row), clock.now());
}

/** Meetings that the caller may still review. */
export async function getWaitingReviews(
  { db, clock }: ServiceContext,
  { userId, groupId }: Caller,
): Promise<DataOf<typeof waitingEndpoint>> {
  const party = groupId === CLIENT_GROUP ? 'client' : 'interpreter';
  const rows = await listWaitingReviews(db.queries, party, userId, clock.now());
  return rows.map((row) => ({
    booking_id: row.booking_id,
    title: row.title,
    startsAt: row.starts_at.toISOString(),
    until: new Date(reviewDeadline(row.ends_at.getTime())).toISOString(),
    other: { name: row.other_name, avatar: row.other_photo_url },
  }));
}

export function reviewsOfMeeting(
  queries: Queries,
  { id, interpreter_id }: Pick<BookingRow, 'id' | 'interpreter_id'>,
): Promise<ReviewRow[]> {
  return listReviewsOf(queries, { ids: [id], interpreterIds: [interpreter_id] });
}

/** Why a side cannot review a meeting at `now`; null where it can. */
export function obstacleOf(
  row: BookingRow,
  party: ReviewAuthor,
  reviews: readonly ReviewRow[],
  now: Date,
): ReturnType<typeof reviewObstacle> {
  const status = statusAt(row.status, now.getTime(), bookingMoments(row));
  const meeting = { status, endsAt: row.ends_at.getTime(), problem: problemOf(row) };
  return reviewObstacle(
    meeting,
    reviews.some(({ author }) => author === party),
    now.getTime(),
  );
}

/** One side's view at `now`: its own review, and the other's once that is revealed, unless it is hidden. */
export function toMeetingReviews(
  row: BookingRow,
  party: ReviewAuthor,
  reviews: readonly ReviewRow[],
  now: Date,
): MeetingReviews {
  const own = reviews.find(({ author }) => author === party);
  const other = reviews.find(({ author }) => author !== party);
  const isReadable = other && !other.hidden_at && isRevealed(other.revealed_at.getTime(), now.getTime());
  const mayLeave = obstacleOf(row, party, reviews, now) === null;
  return {
    until: mayLeave ? new Date(reviewDeadline(row.ends_at.getTime())).toISOString() : null,
    own: own
      ? { ...toReview(own), revealedAt: own.revealed_at.toISOString(), hiddenFor: own.hidden_for }
      : null,
    other: isReadable ? toReview(other) : null,
  };
}

export function toReview({ author, rating, marks, body, written_at, answer, answered_at }: ReviewRow) {
  return {
    rating,
    marks: namedMarks(author, marks),
    text: body,
    at: written_at.toISOString(),
    answer: answer === null || answered_at === null ? null : { text: answer, at: answered_at.toISOString() },
  };
}

/** Stored marks by what they are for. */
export function namedMarks(author: ReviewAuthor, marks: readonly number[] | null): ReviewMarks | null {
  if (marks === null) return null;
  return Object.fromEntries(REVIEW_CRITERIA[author].map((criterion, place) => [criterion, marks[place]]));
}
