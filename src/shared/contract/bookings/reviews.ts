import { z } from 'zod';
import {
  ALL_CRITERIA,
  REVIEW_MARKS,
  REVIEW_MAX_LENGTH,
  type ReviewCriterion,
} from '../../domain/booking/reviews';
import { defineEndpoint, emptyRequest } from '../base/endpoint';
import { Id, Instant, requiredText, textUpTo } from '../base/fields';

export const REVIEW_PREFIX = '/v2/api/review' as const;
export const Rating = z.number().describe('1 to 4: the mean of the marks');

/** The meaning of each criterion, for the reference. */
const MARKED: Record<ReviewCriterion, string> = {
  interpretation: 'how well it was interpreted; by the client',
  punctuality: 'whether the other side was there in time',
  preparation: 'how well the interpreter was prepared; by the client',
  manner: 'how the other side treated people',
  briefing: 'how clear the request and its papers were; by the interpreter',
  setting: 'how fit place and technology were; by the interpreter',
};

const mark = z.literal([...REVIEW_MARKS], { error: 'unknown_choice' });
const eachCriterion = <Value extends z.ZodType>(value: Value) =>
  z.object(
    Object.fromEntries(
      ALL_CRITERIA.map((criterion) => [criterion, value.optional().describe(MARKED[criterion])]),
    ) as Record<ReviewCriterion, z.ZodOptional<Value>>,
  );
const GivenMarks = eachCriterion(mark).describe(
  'all four of the side that reviews, 1 to 4 each: a client marks interpretation, punctuality, preparation and manner, an interpreter briefing, punctuality, setting and manner',
);
const Marks = eachCriterion(z.number()).nullable().describe('1 to 4 each; null for a review from before');

const Answer = z.object({
  text: z.string().describe('what the reviewed side says to it'),
  at: Instant.describe('when'),
});

/** One side's review of the other. */
export const Review = z.object({
  rating: Rating,
  marks: Marks,
  text: z.string().describe('in words; may be empty'),
  at: Instant.describe('when it was written'),
  answer: Answer.nullable().describe('null until the reviewed side answers'),
});

/** The reviews of one meeting, as one of its two sides may know them. */
export const MeetingReviews = z.object({
  until: Instant.nullable().describe('until when the caller may review the meeting; null where they may not'),
  own: Review.extend({
    revealedAt: Instant.describe(
      'from when on the other side reads it: the deadline, or when both were given',
    ),
    hiddenFor: z.string().nullable().describe('why an admin hid it; null where nobody did'),
  })
    .nullable()
    .describe("the caller's review; null while there is none"),
  other: Review.nullable().describe(
    "the other side's review; null while there is none that the caller may know of",
  ),
});
export type MeetingReviews = z.infer<typeof MeetingReviews>;

const byBooking = z.object({ id: Id.describe("one's own booking") });

export const getMeetingReviews = defineEndpoint({
  name: 'getMeetingReviews',
  method: 'POST',
  path: `${REVIEW_PREFIX}/of_booking`,
  access: 'signedIn',
  summary:
    "The reviews of one's own meeting; the other side's once both are given, or 14 days after the meeting",
  request: byBooking,
  data: MeetingReviews,
  refusals: ['NOT_FOUND'],
});

/** A meeting that the caller may still review. */
export const WaitingReview = z.object({
  booking_id: Id.describe('the booking'),
  title: z.string().describe('what the meeting was called'),
  startsAt: Instant.describe('when it began'),
  until: Instant.describe('until when it can be reviewed'),
  other: z
    .object({
      name: z.string().describe("the other side's first and last name"),
      avatar: z.string().nullable().describe('address of the headshot, null where there is none'),
    })
    .describe('whom the review is about'),
});
export type WaitingReview = z.infer<typeof WaitingReview>;

export const getWaitingReviews = defineEndpoint({
  name: 'getWaitingReviews',
  method: 'POST',
  path: `${REVIEW_PREFIX}/waiting`,
  access: 'signedIn',
  summary: "One's own meetings that one may still review, the latest first, at most 20",
  request: emptyRequest,
  data: z.array(WaitingReview),
  refusals: [],
});

export const leaveReview = defineEndpoint({
  name: 'leaveReview',
  method: 'POST',
  path: `${REVIEW_PREFIX}/leave`,
  access: 'signedIn',
  summary: 'Review the other side of a completed meeting, once, within 14 days',
  request: byBooking.extend({
    marks: GivenMarks,
    text: textUpTo(REVIEW_MAX_LENGTH).default('').describe('in words; may be empty'),
  }),
  data: MeetingReviews,
  refusals: ['NOT_FOUND', 'REVIEW_TOO_EARLY', 'REVIEW_TOO_LATE', 'REVIEW_NOT_HELD', 'ALREADY_REVIEWED'],
});

export const answerReview = defineEndpoint({
  name: 'answerReview',
  method: 'POST',
  path: `${REVIEW_PREFIX}/answer`,
  access: 'signedIn',
  summary: "Answer the other side's review of a meeting, once; it stands beside the review",
  request: byBooking.extend({ text: requiredText(REVIEW_MAX_LENGTH).describe('what one says to it') }),
  data: MeetingReviews,
  refusals: ['NOT_FOUND', 'ALREADY_ANSWERED'],
});

/** A review as everybody reads it: nobody's name, and no day. */
export const PublicReview = z.object({
  rating: Rating,
  marks: Marks,
  text: z.string().describe('in words; may be empty'),
  month: z.string().describe('of the meeting, YYYY-MM'),
  field: z.string().describe('what the meeting was about'),
  answer: z.string().nullable().describe('what the interpreter says to it; null where nothing'),
  booking_id: Id.nullable().describe('of the meeting, for the interpreter; null for everybody else'),
});
export type PublicReview = z.infer<typeof PublicReview>;

export const PublicReviews = z.object({
  total: z.number().int().describe('how many there are'),
  rating: z.number().nullable().describe('their mean, 1 to 4; null where there are none'),
  stars: z
    .array(
      z.object({ star: z.number().int().describe('4 to 1'), count: z.number().int().describe('how many') }),
    )
    .describe('how many were rated so, rounded, the best first'),
  criteria: z
    .array(
      z.object({
        criterion: z.enum(ALL_CRITERIA).describe('what was marked'),
        mean: z.number().describe('1 to 4'),
        count: z.number().int().describe('how many reviews marked it'),
      }),
    )
    .describe('means of the four marks; empty where no review has any'),
  items: z.array(PublicReview).describe('one page, the newest first'),
  page: z.number().int().describe('which page'),
  pageSize: z.number().int().describe('how many one page holds at most'),
});
export type PublicReviews = z.infer<typeof PublicReviews>;

export const ReviewPage = z.int().min(1).max(10_000).default(1).describe('from 1');

export const getReviews = defineEndpoint({
  name: 'getReviews',
  method: 'POST',
  path: `${REVIEW_PREFIX}/list`,
  access: 'signedIn',
  summary: "An interpreter's reviews that count, a page at a time, and what they come to",
  request: z.object({ interpreter_id: Id.describe('whose'), page: ReviewPage }),
  data: PublicReviews,
  refusals: [],
});
