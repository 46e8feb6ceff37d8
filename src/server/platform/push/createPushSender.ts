import { request as requestHttp } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import webPush from 'web-push';
import { publicLookup } from './publicLookup';

/** By which browsers' makers know this server (RFC 8292), base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface Push {
  payload: string;
  isUrgent: boolean;
}

/** How a push ended; `gone`: the subscription is no more. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'later';

export type PushSender = (target: PushTarget, push: Push) => Promise<PushOutcome>;

/** Of one push, from looking its host up to the end of the answer: others wait for the round in which it is. */
const LONGEST_MS = 5_000;
/** Nobody reads what is answered; a short one is let out, so that the connection can be used again. */
const LONGEST_ANSWER_BYTES = 64 * 1024;
/** A piece of a few bytes costs as much as one of so many. */
const LEAST_PIECE_BYTES = 1024;
/** A browser that is off for longer is not told any more what was new then. */
const LIFE_SECONDS = 24 * 3600;

interface Way {
  /** how to find the host; only hosts in public, where it is left out */
  lookup?: LookupFunction;
  longestMs?: number;
}

/** Sends what only the browser itself can read (RFC 8291). `subject` is how a browser's maker reaches whoever runs this. */
export function createPushSender(
  keys: PushKeys,
  subject: string,
  { lookup = publicLookup, longestMs = LONGEST_MS }: Way = {},
): PushSender {
  return async ({ endpoint, p256dh, auth }, { payload, isUrgent }) => {
    let details;
    try {
      details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject, ...keys },
        TTL: LIFE_SECONDS,
        urgency: isUrgent ? 'high' : 'normal',
        contentEncoding: 'aes128gcm',
      });
    } catch {
      return 'gone';
    }
    return post(new URL(details.endpoint), details, { lookup, longestMs });
  };
}

function post(
  url: URL,
  { headers, body }: { headers: Record<string, string | number>; body: Buffer | null },
  { lookup, longestMs }: Required<Way>,
): Promise<PushOutcome> {
  const open = url.protocol === 'https:' ? request : requestHttp;
  // A host of a stranger's may answer a line every now and then, or for ever: silence alone says nothing.
  const signal = AbortSignal.timeout(longestMs);
  return new Promise((resolve) => {
    const sending = open(url, { method: 'POST', headers, lookup, signal }, (answer) => {
      let left = LONGEST_ANSWER_BYTES;
      answer.on(
        'data',
        (piece: Buffer) => (left -= Math.max(piece.length, LEAST_PIECE_BYTES)) < 0 && answer.destroy(),
      );
      answer.on('error', () => undefined);
      resolve(outcomeOf(answer.statusCode ?? 0));
    });
    // Nobody asked for a word before the answer (1xx); there can be any number of them.
    sending.on('information', () => sending.destroy());
    sending.on('error', () => resolve('later'));
    // Also where the host would speak another protocol, which is no error.
    sending.on('close', () => resolve('later'));
    sending.end(body ?? undefined);
  });
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}
