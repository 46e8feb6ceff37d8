import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../services/context';
import { openApiDocument } from '../services/reference/openApiDocument';
import { REFERENCE_PAGE, REFERENCE_SCRIPT, REFERENCE_STYLE } from '../services/reference/referencePage';

interface ReferenceOptions {
  /** where Swagger UI's built files are */
  folder: string;
  /** the demo accounts work here, so the examples are theirs */
  hasDemo: boolean;
}

const DAY_MS = 86_400_000;

/** The reference of the API at `/docs`, with calls to try; the document is made when it is first asked for that day. */
export async function referenceRoutes(
  app: FastifyInstance,
  clock: Clock,
  { folder, hasDemo }: ReferenceOptions,
): Promise<void> {
  let made = { day: -1, text: '' };
  const document = () => {
    const now = clock.now();
    const day = Math.floor(now.getTime() / DAY_MS);
    if (made.day !== day) made = { day, text: JSON.stringify(openApiDocument(hasDemo, now)) };
    return made.text;
  };
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/docs/static/',
    decorateReply: false,
    index: false,
    maxAge: DAY_MS,
    allowedPath: (path) => /^\/swagger-ui(-bundle)?\.(js|css)$/.test(path),
  });
  const send = (path: string, type: string, text: () => string) =>
    app.get(path, (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(text()),
    );
  send('/docs', 'text/html', () => REFERENCE_PAGE);
  send('/docs/reference.js', 'text/javascript', () => REFERENCE_SCRIPT);
  send('/docs/reference.css', 'text/css', () => REFERENCE_STYLE);
  send('/docs/openapi.json', 'application/json', document);
}
