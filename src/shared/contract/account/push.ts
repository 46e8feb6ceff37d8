import { z } from 'zod';
import { defineEndpoint, emptyRequest } from '../base/endpoint';
import { TOO_LONG } from '../base/fields';

const PREFIX = '/v2/api/notification' as const;

/** Of the browser's maker, whatever its host is called. The server looks at the host again before it asks there. */
const Endpoint = z
  .string({ error: (issue) => (issue.input === undefined ? 'required' : 'invalid') })
  .max(2000, TOO_LONG)
  .refine(isPushEndpoint, { error: 'not_a_link' })
  .describe('where the browser’s maker takes what the browser is to be told');

const KEY = /^[\w-]+={0,2}$/;

export const getPushKey = defineEndpoint({
  name: 'getPushKey',
  method: 'POST',
  path: `${PREFIX}/push_key`,
  access: 'signedIn',
  summary: 'The key by which browsers know this server, for subscribing to it',
  request: emptyRequest,
  data: z.object({
    key: z.string().nullable().describe('base64url; null where this server pushes nothing'),
  }),
  refusals: [],
});

export const subscribePush = defineEndpoint({
  name: 'subscribePush',
  method: 'POST',
  path: `${PREFIX}/push_subscribe`,
  access: 'signedIn',
  summary:
    'Push notifications to this browser, for as long as one is signed in there; the latest ten are kept',
  request: z.object({
    endpoint: Endpoint,
    keys: z
      .object({
        p256dh: z
          .string()
          .max(100, { error: 'too_long' })
          .regex(KEY, { error: 'invalid' })
          .describe('public key'),
        auth: z.string().max(50, { error: 'too_long' }).regex(KEY, { error: 'invalid' }).describe('secret'),
      })
      .describe("the browser's, base64url"),
  }),
  data: z.object({ isOn: z.literal(true).describe('from now on') }),
  refusals: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
});

export const unsubscribePush = defineEndpoint({
  name: 'unsubscribePush',
  method: 'POST',
  path: `${PREFIX}/push_unsubscribe`,
  access: 'signedIn',
  summary: 'Push nothing more to this browser',
  request: z.object({ endpoint: Endpoint }),
  data: z.object({ isOn: z.literal(false).describe('from now on') }),
  refusals: [],
});

/** By https and its usual port, to a host with a name in public; nothing of it may name the server's own network. */
export function isPushEndpoint(text: string): boolean {
  // Browsers give it as it stands in a request: no spaces, no control characters, no other alphabet.
  if (!/^[\x21-\x7e]+$/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  return (
    isPlain &&
    /^(?!.*\.(local|internal|localhost|home\.arpa)$)[a-z\d-]+(\.[a-z\d-]+)*\.[a-z][a-z\d-]+$/.test(hostname)
  );
}
