import { z } from 'zod';
import { INTERFACE_LANGUAGES } from '../../domain/text/interfaceLanguages';
import { NEWSLETTER_TOPICS } from '../../domain/people/newsletterTopics';
import { defineEndpoint } from '../base/endpoint';
import { Email } from '../base/fields';
import { LinkToken } from './mailedCode';
import { PUBLIC_SIGN_UP_PATH } from './publicSignUpPath';

/** Area "Public" of the specification, section 7: the newsletter, which nobody gets who did not confirm it. */
const PREFIX = '/v1/api/public/public' as const;

const Topics = z
  .array(z.enum(NEWSLETTER_TOPICS))
  .min(1, { error: 'required' })
  .max(NEWSLETTER_TOPICS.length)
  .transform((topics) => [...new Set(topics)])
  .describe('what to hear about');
const Language = z.enum(INTERFACE_LANGUAGES).describe('the language to be written to in');

/** A reader's subscription to the newsletter. */
export const Subscription = z.object({
  email: Email,
  topics: z.array(z.enum(NEWSLETTER_TOPICS)).describe('what it tells them about'),
  language: Language,
});
export type Subscription = z.infer<typeof Subscription>;

export const requestSubscription = defineEndpoint({
  name: 'requestSubscription',
  method: 'POST',
  path: PUBLIC_SIGN_UP_PATH,
  access: 'anyone',
  summary: 'Ask for the newsletter; a link is mailed that confirms it. A known address gets the same answer',
  request: z.object({
    email: Email,
    topics: Topics.default([...NEWSLETTER_TOPICS]),
    language: Language.optional().describe(
      'the language to be written to in; otherwise `Accept-Language` decides',
    ),
  }),
  data: z.null(),
  refusals: ['TOO_MANY_REQUESTS'],
});

export const confirmSubscription = defineEndpoint({
  name: 'confirmSubscription',
  method: 'POST',
  path: `${PREFIX}/sign_up/validate`,
  access: 'anyone',
  summary: "Confirm the newsletter with the mailed link's token",
  request: z.object({ token: LinkToken }),
  data: Subscription,
  refusals: ['WRONG_LINK', 'TOO_MANY_REQUESTS'],
});

export const requestPreferences = defineEndpoint({
  name: 'requestPreferences',
  method: 'POST',
  path: `${PREFIX}/preferences`,
  access: 'anyone',
  summary: 'Mail a link for changing what the newsletter brings; an unknown address gets the same answer',
  request: z.object({ email: Email }),
  data: z.null(),
  refusals: ['TOO_MANY_REQUESTS'],
});

export const changePreferences = defineEndpoint({
  name: 'changePreferences',
  method: 'POST',
  path: `${PREFIX}/preferences/validate`,
  access: 'anyone',
  summary:
    "With the mailed link's token alone: what the newsletter brings today. With topics or a language: change it, which uses the link up",
  request: z.object({
    token: LinkToken,
    topics: Topics.optional(),
    language: Language.optional(),
  }),
  data: Subscription,
  refusals: ['WRONG_LINK', 'TOO_MANY_REQUESTS'],
});

export const removeSubscription = defineEndpoint({
  name: 'removeSubscription',
  method: 'POST',
  path: `${PREFIX}/sign_up/remove`,
  access: 'anyone',
  summary:
    'Leave the newsletter: with the token of any of its mails at once, with an address by a mailed link that confirms it',
  request: z
    .object({ token: LinkToken.optional(), email: Email.optional() })
    .refine(({ token, email }) => (token === undefined) !== (email === undefined), {
      error: 'required',
      path: ['token'],
    }),
  data: z.object({
    removed: z.boolean().describe('true once it is done; false where a link was mailed that confirms it'),
  }),
  refusals: ['WRONG_LINK', 'TOO_MANY_REQUESTS'],
});
