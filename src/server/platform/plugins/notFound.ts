import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ALL_ENDPOINTS } from '../../../shared/contract/base/allEndpoints';
import { AppError } from '../../../shared/contract/base/errors';
import { isPage } from '../../../shared/domain/text/isPage';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';

const ALLOWED = new Map<string, string>([
  ...ALL_ENDPOINTS.map(({ path, method }) => [path, method] as const),
  ['/livez', 'GET, HEAD'],
  ['/readyz', 'GET, HEAD'],
  ['/docs', 'GET, HEAD'],
  ['/docs/openapi.json', 'GET, HEAD'],
]);

/** Paths of the server's own, where the client never has a page. */
const OWN_PATHS = /^\/(v\d+|docs|media|livez|readyz|metrics)(\/|$)/;
const FILE = /\.[\da-z]+$/i;

/**
 * Requests without a route: a known call with another method, or an address of the client, which gets the
 * page in the chosen language. Where the client has nothing either its router says so, and the status is 404.
 */
export function notFound(clientDir: string | null) {
  const page = clientDir === null ? null : pageIn(clientDir);
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = ALLOWED.get(path);
    if (allowed) {
      void reply.header('allow', allowed);
      throw new AppError('METHOD_NOT_ALLOWED');
    }
    if (page && isScreen(request, path))
      return reply
        .code(isPage(path) ? 200 : 404)
        .header('vary', 'cookie')
        .sendFile(page(request.cookies.language));
    throw new AppError('NOT_FOUND');
  };
}

/** The page as it was written in the language that the cookie says; the first one's where there is no other. */
function pageIn(folder: string): (language: string | undefined) => string {
  const written = INTERFACE_LANGUAGES.filter((language) => existsSync(join(folder, nameIn(language))));
  return (language) => {
    const chosen = written.find((each) => each === language);
    return chosen ? nameIn(chosen) : 'index.html';
  };
}

const nameIn = (language: InterfaceLanguage) => `index.${language}.html`;

function isScreen({ method, headers }: FastifyRequest, path: string): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  const acceptsHtml = /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
  return isRead && acceptsHtml && !OWN_PATHS.test(path) && !FILE.test(path);
}
