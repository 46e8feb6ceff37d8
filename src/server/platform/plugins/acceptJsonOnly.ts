import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../../shared/contract/base/errors';
import { inSharedTurnOf } from '../limits/createPersonTurns';
import { siteOf } from '../limits/networkOf';

/** Bytes. A file in base64 is; what a form holds is not. */
const LARGE = 1_000_000;

const inTurn = inSharedTurnOf({
  ...{ atOnce: 1, perPerson: 1, waiting: 30 },
  ...{ perNetwork: 1, networkWaiting: 30, longestWaitMs: 30_000 },
});

/** For every moment that a large body held the only thread, others have it for so many before the next one. */
const REST = 3;

/** Large bodies are read one at a time, networks in turn: each holds the only thread for a tenth of a second. */
function readLarge(network: string, read: () => Promise<unknown>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const work = async () => {
      const began = performance.now();
      await read().then(resolve, reject);
      await sleep(REST * (performance.now() - began));
    };
    inTurn(network, work).catch(reject);
  });
}

/** Some times as many as the longest list of any call has members. */
const MOST_PARTS = 5000;

/**
 * JSON is the only body that there is, and an empty one is an absent one. `__proto__` and `constructor` keys fall
 * out while parsing. Where a file may be sent, 14 MB of `[],[],…` would take gigabytes and many seconds, so a body of too many
 * parts is refused unread.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  const read = (request: FastifyRequest, body: Buffer) =>
    new Promise<unknown>((resolve, reject) => {
      const json = body.toString();
      if (json === '') resolve(undefined);
      else if (hasManyParts(json)) reject(new AppError('MALFORMED'));
      else void parse(request, json, (error, value) => (error ? reject(error) : resolve(value)));
    });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request: FastifyRequest, body: Buffer) =>
      body.length > LARGE ? readLarge(siteOf(request.ip), () => read(request, body)) : read(request, body),
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
