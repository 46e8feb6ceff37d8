import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const HASHED = /[.-][\da-f]{8,}\.[^/]+$/;
const HTML = /\.html(\.(br|gz))?$/;

/** How long a browser may keep a file of the build without asking again. */
function cacheControlOf(path: string): string {
  if (HTML.test(path)) return 'no-cache';
  return HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

/** Serves the built client, compressed at build time; a file that is not there falls through to `notFound`. */
export async function serveClientFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('cache-control', cacheControlOf(path)),
  });
}
