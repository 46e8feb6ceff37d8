import { createHash } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { compressTo, encodingFor, type Encoding } from '../http/compressAnswer';
import { isUnchanged } from '../http/isUnchanged';
import type { Clock } from '../context';
import { openApiDocument } from './openApiDocument';
import { REFERENCE_PAGE, REFERENCE_SCRIPT, REFERENCE_STYLE } from './referencePage';

interface ReferenceOptions {
  /** where Swagger UI's built files are */
  folder: string;
  /** the demo accounts work here, so the examples are theirs */
  hasDemo: boolean;
}

const DAY_MS = 86_400_000;

/** The reference of the API at `/docs`, with calls to try; the document is made and packed once, when it is first asked for that day. */
export async function referenceRoutes(
  app: FastifyInstance,
  clock: Clock,
  { folder, hasDemo }: ReferenceOptions,
): Promise<void> {
  let made: { day: number; document: Promise<ReferenceDocument> } | null = null;
  const document = () => {
    const now = clock.now();
    const day = Math.floor(now.getTime() / DAY_MS);
    if (made?.day !== day) made = { day, document: writeDocument(hasDemo, now) };
    return made.document;
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
  app.get('/docs/openapi.json', async (request, reply) => {
    const { tag, plain, packed } = await document();
    void reply.headers({ 'cache-control': 'no-cache', vary: 'Accept-Encoding', etag: tag });
    if (isUnchanged(request.headers, { tag })) return reply.code(304).send();
    const encoding = encodingFor(request);
    if (encoding) void reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(encoding ? packed[encoding] : plain);
  });
}

/** The document as it is sent, packed once for everybody. */
interface ReferenceDocument {
  tag: string;
  /** bytes: as a text it would be written as such anew for each who asks, which takes milliseconds */
  plain: Buffer;
  packed: Record<Encoding, Buffer>;
}

async function writeDocument(hasDemo: boolean, now: Date): Promise<ReferenceDocument> {
  const text = JSON.stringify(await openApiDocument(hasDemo, now));
  const [br, gzip] = await Promise.all([compressTo('br', text), compressTo('gzip', text)]);
  const hash = createHash('sha256').update(text).digest('base64url');
  return { tag: `W/"${hash}"`, plain: Buffer.from(text), packed: { br, gzip } };
}
