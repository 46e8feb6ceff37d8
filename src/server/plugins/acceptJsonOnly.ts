import type { FastifyInstance } from 'fastify';

/**
 * JSON is the only body that there is, and an empty one is an absent one. `__proto__` and `constructor` keys fall
 * out while parsing.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}
