import type { getReviews as endpoint, PublicReviews } from '../../../../shared/contract/bookings/reviews';
import type { ReceivedOf } from '../../../../shared/contract/base/endpoint';
import { REVIEW_CRITERIA, REVIEW_MARKS, REVIEW_PAGE_SIZE } from '../../../../shared/domain/booking/reviews';
import type { Queries } from '../../../db/database';
import { publicReviewPage, sumPublicReviews, type PublicReviewRow } from '../reviewLists';
import { isShownTo } from '../../interpreters/service/listings';
import type { Caller, ServiceContext } from '../../../platform/context';
import { namedMarks } from './meetingReviews';

export interface PublicReviewsWish {
  interpreterId: string;
  /** from 1 */
  page?: number;
  pageSize?: number;
  /** whether the interpreter reads it, who may answer: then each tells its booking */
  isOwn?: boolean;
}

/**
 * An interpreter's reviews that count at `now` (`doesReviewCount`), a page of them newest first,
 * and what all of them come to; nothing for an unknown id. Names nobody and no day, so that it may be shown to anybody:
 * `await publicReviews(db.queries, { interpreterId, pageSize: 5 }, clock.now())`. Whether the interpreter is listed, and
 * so may be shown at all, is the caller's matter. `month` is YYYY-MM, `field` a meeting subject of the specification.
 */
export async function publicReviews(
  queries: Queries,
  { interpreterId, page = 1, pageSize = REVIEW_PAGE_SIZE, isOwn = false }: PublicReviewsWish,
  now: Date,
): Promise<PublicReviews> {
  const { total, rating, stars, marked, means } = await sumPublicReviews(queries, interpreterId, now);
  const stretch = { offset: (page - 1) * pageSize, limit: pageSize };
  const { rows } = await publicReviewPage(interpreterId, stretch, now).execute(queries);
  return {
    total,
    rating,
    stars: stars.map((count, place) => ({ star: place + 1, count })).reverse(),
    criteria: REVIEW_CRITERIA.client.flatMap((criterion, place) => {
      const mean = means[place] ?? null;
      return mean === null ? [] : [{ criterion, mean, count: marked }];
    }),
    items: rows.map((row) => toPublicReview(row, isOwn)),
    page,
    pageSize,
  };
}

/** The same as a call: whoever is signed in reads it. Of one who is not shown to them, or is not there, there is nothing. */
export async function getReviews(
  { db: { queries }, clock }: ServiceContext,
  { userId }: Caller,
  { interpreter_id: interpreterId, page }: ReceivedOf<typeof endpoint>,
): Promise<PublicReviews> {
  if (!(await isShownTo(queries, userId, interpreterId))) return noReviews(page);
  return publicReviews(queries, { interpreterId, page, isOwn: userId === interpreterId }, clock.now());
}

function noReviews(page: number): PublicReviews {
  const stars = [...REVIEW_MARKS].reverse().map((star) => ({ star, count: 0 }));
  return { total: 0, rating: null, stars, criteria: [], items: [], page, pageSize: REVIEW_PAGE_SIZE };
}

function toPublicReview(row: PublicReviewRow, isOwn: boolean): PublicReviews['items'][number] {
  return {
    rating: row.rating,
    marks: namedMarks('client', row.marks),
    text: row.body,
    month: row.month,
    field: row.subject,
    answer: row.answer,
    booking_id: isOwn ? row.booking_id : null,
  };
}
