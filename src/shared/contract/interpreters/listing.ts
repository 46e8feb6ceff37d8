import { z } from 'zod';
import {
  LANGUAGE_LEVELS,
  LISTING_ACTIONS,
  LISTING_PARTS,
  LISTING_REVIEWS,
  LISTING_STATES,
  MAX_LISTING_REASON,
} from '../../domain/people/listing';
import { defineEndpoint, emptyRequest } from '../base/endpoint';
import { Id, Instant, textUpTo } from '../base/fields';

const State = z
  .enum(LISTING_STATES)
  .describe('`listed`: clients find and ask the interpreter; else they do not');

/** How far the caller is with being found by clients. */
export const Listing = z.object({
  state: State,
  reason: z.string().nullable().describe('why it was refused; null in every other state'),
  since: Instant.nullable().describe('since when it is so; null where it always was'),
  missing: z.array(z.enum(LISTING_PARTS)).describe('what is to be filled in before it can be published'),
  review: z.enum(LISTING_REVIEWS).describe('whether an admin looks at it before clients see it'),
  isPublic: z.boolean().describe('in the search that needs no sign-in, while it is listed'),
  showsWholeName: z
    .boolean()
    .describe('strangers read the whole name there, else the initial of the last one'),
  publicName: z.string().describe('what strangers call the interpreter'),
  publicPath: z.string().nullable().describe('the page that strangers read; null while there is none'),
});
export type Listing = z.infer<typeof Listing>;

/** A decision names what its admin looked at: a name or a profile that nobody saw is not decided about. */
const ListingVersion = z
  .string()
  .max(64, { error: 'too_long' })
  .describe('another one with anything that is different');

/** A complete profile that waits for a decision of the institute's admins. */
export const WaitingListing = z.object({
  id: Id.describe('the interpreter'),
  version: ListingVersion,
  name: z.string().describe('first and last name'),
  email: z.string().describe('e-mail address'),
  photo_url: z.string().nullable().describe('address of the headshot, null where there is none'),
  since: Instant.describe('when it was published'),
  languages: z
    .array(
      z.object({
        name: z.string().describe('a language'),
        level: z.enum(LANGUAGE_LEVELS).nullable().describe('how well; null where that was never said'),
      }),
    )
    .describe('languages interpreted between, in order'),
  fields: z.array(z.string()).describe('fields of work'),
  price_per_hour: z.number().nullable().describe('euros an hour'),
  description: z.string().nullable().describe('what the interpreter says'),
  isOwn: z.boolean().describe("the reader's own, which somebody else must decide"),
});
export type WaitingListing = z.infer<typeof WaitingListing>;

export const getListing = defineEndpoint({
  name: 'getListing',
  method: 'POST',
  path: '/v2/api/listing/get',
  access: 'interpreter',
  summary: 'How far the caller is with being found by clients, and what is missing',
  request: emptyRequest,
  data: Listing,
  refusals: [],
});

export const changeListing = defineEndpoint({
  name: 'changeListing',
  method: 'POST',
  path: '/v2/api/listing/change',
  access: 'interpreter',
  summary: "Publish the caller's profile, take it back, pause it, or go on with it",
  request: z.object({
    action: z
      .enum(LISTING_ACTIONS, { error: 'unknown_choice' })
      .describe(
        '`publish` from a draft, `take_back` from a review, `pause` a listing, `resume` a paused one',
      ),
  }),
  data: Listing,
  refusals: ['LISTING_INCOMPLETE', 'LISTING_CHANGED', 'BOOKINGS_CLOSED'],
});

export const changeVisibility = defineEndpoint({
  name: 'changeVisibility',
  method: 'POST',
  path: '/v2/api/listing/visibility',
  access: 'interpreter',
  summary: "Whether the caller's listing is in the public search, and by which name",
  request: z.object({
    isPublic: z.boolean().optional().describe('false: who is not signed in does not find it'),
    showsWholeName: z.boolean().optional().describe('true: strangers read the whole name'),
  }),
  data: Listing,
  refusals: [],
});

export const getWaitingListings = defineEndpoint({
  name: 'getWaitingListings',
  method: 'POST',
  path: '/v2/api/listing/waiting',
  access: 'instituteAdmin',
  summary: "Profiles of the institute's interpreters that wait for a decision, the oldest first",
  request: emptyRequest,
  data: z.array(WaitingListing),
  refusals: [],
});

export const decideListing = defineEndpoint({
  name: 'decideListing',
  method: 'POST',
  path: '/v2/api/listing/decide',
  access: 'instituteAdmin',
  summary: 'List an interpreter whose profile waits, or refuse with a reason, and mail them so',
  request: z
    .object({
      interpreter_id: Id.describe('whose profile'),
      version: ListingVersion.optional().describe(
        'the one that was looked at; where it is another by now: LISTING_CHANGED',
      ),
      approve: z.boolean().describe('true: clients find them from now on'),
      reason: textUpTo(MAX_LISTING_REASON).optional().describe('what is to be changed; needed to refuse'),
    })
    .refine(({ approve, reason }) => approve || (reason ?? '') !== '', {
      error: 'required',
      path: ['reason'],
    }),
  data: z.array(WaitingListing).describe('what waits now'),
  refusals: ['NOT_FOUND', 'LISTING_CHANGED', 'TOO_MANY_REQUESTS'],
});
