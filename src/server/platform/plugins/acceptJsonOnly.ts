import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../shared/contract/base/errors';

/** Some times as many as the longest list of any call has members. */
const MOST_PARTS = 5000;

/**
 * JSON is the only body that there is, and an empty one is an absent one. `__proto__` and `constructor` keys fall
 * out while parsing. Where a file may be sent, 14 MB of `[],[],…` would take gigabytes and many seconds, so a body of too many
 * parts is refused unread.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else if (hasManyParts(body)) done(new AppError('MALFORMED'), undefined);
    else void parse(request, body, done);
  });
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
