import { z } from 'zod';
import { CALL_STATES, CALL_WAVES, MOST_NAMED, OFFER_STATES } from '../../domain/booking/calls';
import type { FitReason } from '../../domain/booking/callFit';
import { defineEndpoint, emptyRequest } from '../base/endpoint';
import { Euros, Id, Instant, PhotoUrl } from '../base/fields';
import { BookingPayload, BookingRecord } from './bookingRecord';

const PREFIX = '/v2/api/call' as const;

/** The wish: a booking's fields but for the person. */
export const CallWish = BookingPayload.omit({
  interpreter_id: true,
  client_id: true,
  selectedInterpreter: true,
});
export type CallWish = z.output<typeof CallWish>;

/** The same as it is told: it was looked at when it came. */
export const ToldWish = CallWish.extend({
  meetingTimezone: z.string().describe(BookingPayload.shape.meetingTimezone.description ?? ''),
});

const MaxTotalFee = Euros.describe(
  'euros in all that it may cost at most: the highest price that the client saw',
);

export const Reason = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.enum(['favourite', 'booked_before', 'sworn', 'verified', 'your_field']).describe('what'),
    }),
    z.object({
      kind: z.literal('answers_within').describe('what'),
      minutes: z.number().int().describe('usually, from question to answer'),
    }),
    z.object({
      kind: z.literal('answer_rate').describe('what'),
      percent: z.number().int().describe('answered'),
      asked: z.number().int().describe('of so many'),
    }),
    z.object({
      kind: z.literal('well_reviewed').describe('what'),
      rating: z.number().describe('1 to 4'),
      reviews: z.number().int().describe('by so many'),
    }),
  ])
  .describe('what speaks for the person') satisfies z.ZodType<FitReason>;

const Person = {
  interpreter_id: Id.describe('who'),
  name: z.string().describe('first and last name; empty where they deleted their account'),
  avatar: PhotoUrl,
  totalFee: z.number().describe('euros in all'),
  reasons: z.array(Reason).describe('the strongest first'),
};

export const Candidate = z.object({
  ...Person,
  pricePerHour: z.number().describe('euros an hour'),
  rating: z.number().nullable().describe('1 to 4; null where nobody reviewed them yet'),
  reviews: z.number().int().describe('how many reviews that is'),
});
export type Candidate = z.infer<typeof Candidate>;

export const findCandidates = defineEndpoint({
  name: 'findCandidates',
  method: 'POST',
  path: `${PREFIX}/candidates`,
  access: 'client',
  summary: 'Who is free for a wish and offers its languages, those who fit best first, with the reasons',
  request: CallWish.pick({
    ...{ meetingDate: true, meetingTime: true, meetingAmPm: true, meetingTimezone: true },
    ...{ meetingUtcOffset: true, meetingDuration: true, meetingSubject: true },
    ...{ interpreterBookingFrom: true, interpreterBookingTo: true },
  }),
  data: z.array(Candidate).describe('20 at most'),
  refusals: [],
});

const Offered = z.object({
  ...Person,
  state: z.enum(OFFER_STATES).describe('what became of it'),
  offeredAt: Instant.describe('when they were asked'),
  answeredAt: Instant.nullable().describe('null while they did not answer'),
});

const Wish = {
  wish: ToldWish.describe('what is wished for, as the client typed it'),
  startsAt: Instant.describe('first moment of the session'),
  endsAt: Instant.describe('last moment of the session'),
};

/** A call as its client sees it. */
export const CallRecord = z.object({
  id: Id,
  ...Wish,
  state: z.enum(CALL_STATES).describe('where it stands'),
  createdAt: Instant.describe('when it began'),
  closesAt: Instant.describe('when it ends by itself'),
  endedAt: Instant.nullable().describe('null while it asks'),
  wave: z.enum(CALL_WAVES).nullable().describe('who was asked last; null where only named people are'),
  nextWaveAt: Instant.nullable().describe('when others may be asked as well; null where it is over'),
  maxTotalFee: MaxTotalFee,
  notified: z
    .number()
    .int()
    .optional()
    .describe(
      'how many of the open offers were mailed and pushed, as far as they wish; the others stand in the app alone',
    ),
  offers: z.array(Offered).describe('who was asked, those who fit best first'),
  booking_id: Id.nullable().describe('what came of it, once somebody accepted'),
});
export type CallRecord = z.infer<typeof CallRecord>;

const OWN_CALL = z.object({ id: Id.describe("one of one's own calls") });

export const startCall = defineEndpoint({
  name: 'startCall',
  method: 'POST',
  path: `${PREFIX}/start`,
  access: 'client',
  summary:
    'Ask several interpreters at once; the first who accepts gets the booking. Offers hold nobody’s time',
  request: CallWish.extend({
    id: Id.describe('made by the caller: the same id again is the same call, and asks nobody twice'),
    interpreter_ids: z
      .array(Id)
      .min(1, { error: 'required' })
      .max(MOST_NAMED, { error: 'too_long' })
      .refine((ids) => new Set(ids).size === ids.length, { error: 'doubled' })
      .optional()
      .describe('only these people; where it is left out, those whom the client knows, then others who fit'),
    maxTotalFee: MaxTotalFee,
  }),
  data: CallRecord,
  refusals: [
    'IDEMPOTENCY_MISMATCH',
    'NOBODY_FITS',
    'TOO_MANY_CALLS',
    'TOO_MANY_CALLS_A_DAY',
    'TOO_MANY_BOOKINGS',
    'TOO_MANY_REQUESTS',
  ],
});

export const getCall = defineEndpoint({
  name: 'getCall',
  method: 'POST',
  path: `${PREFIX}/get`,
  access: 'client',
  summary: "One of one's own calls, with who was asked and what they said",
  request: OWN_CALL,
  data: CallRecord,
  refusals: ['NOT_FOUND'],
});

export const getCalls = defineEndpoint({
  name: 'getCalls',
  method: 'POST',
  path: `${PREFIX}/list`,
  access: 'client',
  summary: "One's own calls of late, the newest first",
  request: emptyRequest,
  data: z.array(CallRecord).describe('20 at most'),
  refusals: [],
});

export const askMore = defineEndpoint({
  name: 'askMore',
  method: 'POST',
  path: `${PREFIX}/ask_more`,
  access: 'client',
  summary:
    'Do not wait: ask the next people who fit at once. Where only named people were asked, others are from now on, at no higher price',
  request: OWN_CALL,
  data: CallRecord,
  refusals: ['NOT_FOUND', 'CALL_OVER', 'NOBODY_FITS', 'TOO_MANY_REQUESTS'],
});

export const withdrawCall = defineEndpoint({
  name: 'withdrawCall',
  method: 'POST',
  path: `${PREFIX}/withdraw`,
  access: 'client',
  summary: 'Ask nobody any more; whoever was asked is told at once',
  request: OWN_CALL,
  data: CallRecord,
  refusals: ['NOT_FOUND', 'CALL_OVER'],
});

/** A call as one of the interpreters who were asked sees it. */
export const CallOffer = z.object({
  call_id: Id.describe('of the call'),
  ...Wish,
  client_id: Id.describe('whose wish it is'),
  clientName: z
    .string()
    .describe(
      "the client's first and last name; empty, as photo, description and reference number are, once it is over and not the caller's",
    ),
  clientAvatar: PhotoUrl,
  clientStanding: BookingRecord.shape.clientStanding,
  state: z.enum(OFFER_STATES).describe('where it stands for the caller'),
  offeredAt: Instant.describe('when the caller was asked'),
  closesAt: Instant.describe('when it ends by itself'),
  totalFee: z.number().describe('euros in all, as offered'),
  net: z.number().describe('euros that the caller receives, after the share'),
  othersAsked: z.number().int().describe('how many others were asked so far'),
  booking_id: Id.nullable().describe('the booking, where the caller accepted first'),
});
export type CallOffer = z.infer<typeof CallOffer>;

/** `data` of CALL_OVER. */
export const CallOverDetails = z.object({ state: z.enum(OFFER_STATES).describe('what became of it') });
export type CallOverDetails = z.infer<typeof CallOverDetails>;

const OWN_OFFER = z.object({ call_id: Id.describe('a call in which the caller was asked') });

export const getOffers = defineEndpoint({
  name: 'getOffers',
  method: 'POST',
  path: `${PREFIX}/offers`,
  access: 'interpreter',
  summary: 'What the caller was asked together with others and can still accept, the next start first',
  request: emptyRequest,
  data: z.array(CallOffer),
  refusals: [],
});

export const getOffer = defineEndpoint({
  name: 'getOffer',
  method: 'POST',
  path: `${PREFIX}/offer`,
  access: 'interpreter',
  summary: 'One call in which the caller was asked, also once it is over: what became of it',
  request: OWN_OFFER,
  data: CallOffer,
  refusals: ['NOT_FOUND'],
});

export const acceptOffer = defineEndpoint({
  name: 'acceptOffer',
  method: 'POST',
  path: `${PREFIX}/accept`,
  access: 'interpreter',
  summary:
    'Take it: the first who does gets the booking, confirmed at once, at the price that was offered. Again answers the same booking, unless it was cancelled since',
  request: OWN_OFFER,
  data: BookingRecord,
  refusals: [
    'NOT_FOUND',
    'CALL_OVER',
    'OWN_SLOT_TAKEN',
    'LISTING_CLOSED',
    'WRONG_STATUS',
    'TOO_MANY_REQUESTS',
  ],
});

export const declineOffer = defineEndpoint({
  name: 'declineOffer',
  method: 'POST',
  path: `${PREFIX}/decline`,
  access: 'interpreter',
  summary: 'Leave it to the others',
  request: OWN_OFFER,
  data: CallOffer,
  refusals: ['NOT_FOUND', 'CALL_OVER'],
});
