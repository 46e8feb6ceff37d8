import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../../shared/contract/base/errors';
import { inSharedTurnOf } from '../limits/createPersonTurns';
import { siteOf } from '../limits/networkOf';
import { takeOutFile } from './takeOutFile';

/** Bytes: what a call's body may have besides a file. */
export const BODY_LIMIT = 128 * 1024;

/** Bytes: what nearly every call's body has room in. Read at once, because a network begins only so many calls a second. */
const SHORT = 4 * 1024;

type ReadAtPace = <T>(network: string, bytes: number, read: () => Promise<T>) => Promise<T>;

/**
 * Bodies of one network are read one after another, so many bytes a millisecond: what comes faster, to be refused, would take the
 * only thread from everybody.
 */
function atPace(bytesPerMs: number): ReadAtPace {
  const inTurn = inSharedTurnOf({
    ...{ atOnce: Infinity, perPerson: 1, waiting: 30 },
    ...{ perNetwork: 1, networkWaiting: 30, longestWaitMs: 30_000 },
  });
  return (network, bytes, read) =>
    inTurn(network, async () => {
      const reading = await read();
      await sleep(bytes / bytesPerMs);
      return reading;
    });
}

/** No faster than files are sent. */
const readFile = atPace(50_000);
/** Keys that were never seen before cost a millisecond each 20 KB. */
const readText = atPace(1000);

/** Some times as many as the longest list of any call has members. */
const MOST_PARTS = 5000;

declare module 'fastify' {
  interface FastifyRequest {
    /** the file that stood in a long body's `content`; null where the body was short */
    sentFile: Buffer | null;
  }
}

/**
 * JSON is the only body that there is, and an empty one is an absent one. `__proto__` and `constructor` keys fall
 * out while parsing. What is longer than other calls' bodies carries a file, whose bytes become `sentFile`. 14 MB of `[],[],…`
 * would take gigabytes and many seconds, so a body of too many parts is refused unread.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  const read = (request: FastifyRequest, json: string) =>
    new Promise<unknown>((resolve, reject) => {
      if (json === '') resolve(undefined);
      else if (hasManyParts(json)) reject(new AppError('MALFORMED'));
      else void parse(request, json, (error, value) => (error ? reject(error) : resolve(value)));
    });
  app.decorateRequest('sentFile', null);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const network = siteOf(request.ip);
      if (body.length <= SHORT) return read(request, body.toString());
      if (body.length <= BODY_LIMIT)
        return readText(network, body.length, () => read(request, body.toString()));
      const cut = await readFile(network, body.length, () => takeOutFile(body, BODY_LIMIT));
      if (!cut) throw new AppError('MALFORMED');
      request.sentFile = cut.file;
      return read(request, cut.json);
    },
  );
}

const [QUOTE, COMMA, LIST, OBJECT] = [...'",[{'].map((sign) => sign.charCodeAt(0));

/** Whether a JSON text has more than `MOST_PARTS` lists, objects and members; what stands in its texts does not count. */
function hasManyParts(json: string): boolean {
  let parts = 0;
  for (let at = 0; at < json.length && parts <= MOST_PARTS; at += 1) {
    const sign = json.charCodeAt(at);
    if (sign === QUOTE) at = endOfText(json, at + 1);
    else if (sign === COMMA || sign === LIST || sign === OBJECT) parts += 1;
  }
  return parts > MOST_PARTS;
}

/** Where the quote stands that ends a text; the JSON's end where none does. */
function endOfText(json: string, from: number): number {
  for (let at = json.indexOf('"', from); at >= 0; at = json.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (json[at - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return at;
  }
  return json.length;
}
