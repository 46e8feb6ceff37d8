import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DrawPublicPage } from '../../../shared/contract/interpreters/publicPages';
import {
  isInterfaceLanguage,
  preferredLanguage,
  type InterfaceLanguage,
  addressIn,
  LANGUAGE_IN_ADDRESS,
} from '../../../shared/domain/text/interfaceLanguages';
import { publicProfilePath } from '../../../shared/domain/people/publicName';
import { textOf, type AddressQuery } from '../../../shared/domain/people/publicSearch';
import { toAppError } from '../../platform/http/errors';
import { compressTo, encodingFor, type Encoding } from '../../platform/http/compressAnswer';
import { isUnchanged } from '../../platform/http/isUnchanged';
import { unlessLeft } from '../../platform/http/whenAnswered';
import type { ServiceContext } from '../../platform/context';
import type { OpenReadLimits } from '../../platform/limits/createOpenReadLimits';
import { createPersonTurns, inTurnOfNetwork } from '../../platform/limits/createPersonTurns';
import { siteOf } from '../../platform/limits/networkOf';
import { KEPT_MS, type KeptPage, type PageCache } from './service/createPageCache';
import { fillShell } from './fillShell';
import {
  messagePage,
  plainAddress,
  profilePage,
  SEARCH_PATH,
  searchPage,
  type PageToDraw,
} from './publicPages';
import { previewPicture } from './previewPicture';
import { robotsText, siteMap } from './siteMap';

export interface PublicPageOptions {
  publicUrl: string;
  /** the built client, whose `shell.html` the pages are filled into */
  folder: string;
  /** the built components; loaded when the first page is asked for */
  loadDrawing: () => Promise<DrawPublicPage>;
  cache: PageCache;
  limits: OpenReadLimits;
}

type Query = { Querystring: AddressQuery };
type Made = PageToDraw | { movedTo: string };

/** Nobody changes within a minute, and whoever does is forgotten by this server at once. */
const CACHED = `public, max-age=${KEPT_MS / 1000}`;
const NOT_CACHED = 'no-store';
/** Pages of one network that are made at once, drawing them included: no more are made than can be drawn. */
const MADE = { atOnce: Infinity, perPerson: 2, waiting: 30 };
/** Nothing else is done while one is drawn, for some 20 ms: those whose data come together are not drawn together. */
const DRAWN = { atOnce: 1, perPerson: 1, waiting: 30 };
/** As many times as long as one took is left to everything else before the next: a call waits for several rounds of the loop. */
const REST_TIMES = 3;
const LONGEST_REST_MS = 300;
const A_DAY = 'public, max-age=86400';
/**
 * One after another: a picture takes a processor for a tenth of a second, and the sitemap tells of thousands of people, and whatever
 * one of them changes makes it old.
 */
const ONE_BY_ONE = { atOnce: 1, isSmall: true, perPerson: 1, waiting: 30 };

/** Pages for visitors: the search, profiles, their preview pictures, sitemap and robots. */
export function publicPageRoutes(app: FastifyInstance, context: ServiceContext, options: PublicPageOptions) {
  const { publicUrl, folder, cache, limits } = options;
  const shellFile = join(folder, 'shell.html');
  if (!existsSync(shellFile)) return;
  const shell = readFileSync(shellFile, 'utf8');

  const inTurn = inTurnOfNetwork(MADE);
  const drawTurns = createPersonTurns(DRAWN);
  const inMapTurn = inTurnOfNetwork(ONE_BY_ONE);
  const inPictureTurn = inTurnOfNetwork(ONE_BY_ONE);
  const drawingOf = async (made: PageToDraw, { language, keepsLanguage }: Spoken, path: string) => {
    const drawing = await options.loadDrawing();
    return () => fillShell(shell, language, drawing({ ...made, language, keepsLanguage, publicUrl, path }));
  };
  const drawInTurn = async (network: string, draw: () => string) => {
    const giveBack = await drawTurns.take(network);
    const began = performance.now();
    try {
      return draw();
    } finally {
      const restMs = Math.min(REST_TIMES * (performance.now() - began), LONGEST_REST_MS);
      setTimeout(giveBack, restMs).unref();
    }
  };
  const messages = new Map<string, Promise<KeptPage>>();
  /** Kept for ever, each in every language: to refuse must cost less than to answer. */
  const messageTo = (spoken: Spoken, message: 'too_often' | 'unavailable') => {
    const key = `${message} ${keyOf(spoken, SEARCH_PATH)}`;
    const made = messagePage(message, message === 'too_often' ? 429 : 503);
    const page =
      messages.get(key) ?? drawingOf(made, spoken, SEARCH_PATH).then((draw) => ({ ...made, body: draw() }));
    messages.set(key, page);
    page.catch(() => messages.delete(key));
    return page;
  };
  const answer = async (
    request: FastifyRequest<Query>,
    reply: FastifyReply,
    address: string,
    make: () => Promise<Made>,
  ) => {
    const spoken = spokenTo(request);
    const path = plainAddress(address, request.query);
    const network = siteOf(request.ip);
    const makePage = async (): Promise<KeptPage> => {
      const made = await make();
      if ('movedTo' in made) {
        const kept = spoken.keepsLanguage ? spoken.language : undefined;
        const there = addressIn(plainAddress(made.movedTo, request.query), kept);
        return { status: 301, body: there, ids: [], isList: false, isKept: false };
      }
      const { status, ids, isList, isKept } = made;
      const body = await drawInTurn(network, await drawingOf(made, spoken, path));
      return { status, body, ids, isList, isKept };
    };
    const keep = () => inTurn(network, unlessLeft(reply, makePage));
    try {
      await limits.countRead('public', request.ip);
      return await send(request, reply, spoken, await cache.take(keyOf(spoken, path), keep));
    } catch (error) {
      const { code, options: about } = toAppError(error);
      const message = ({ TOO_MANY_REQUESTS: 'too_often', UNAVAILABLE: 'unavailable' } as const)[String(code)];
      if (!message) throw error;
      const seconds = (about.details as { retryAfterSeconds?: number } | undefined)?.retryAfterSeconds ?? 5;
      void reply.header('retry-after', seconds);
      return send(request, reply, spoken, await messageTo(spoken, message));
    }
  };

  app.get<Query>('/interpreters', (request, reply) =>
    answer(request, reply, '/interpreters', () => searchPage(context, request.query)),
  );
  app.get<Query>('/interpreters/', (request, reply) =>
    reply.redirect(plainAddress('/interpreters', request.query), 301),
  );
  app.get<Query & { Params: { slug: string } }>('/interpreters/:slug', (request, reply) => {
    const { slug } = request.params;
    const address = publicProfilePath(encodeURIComponent(slug));
    return answer(request, reply, address, () => profilePage(context, slug, request.query));
  });
  app.get<{ Params: { slug: string } }>('/interpreters/:slug/preview.png', async (request, reply) => {
    await limits.countRead('public', request.ip);
    const picture = await previewPicture(context, request.params.slug, (draw) =>
      inPictureTurn(siteOf(request.ip), unlessLeft(reply, draw)),
    );
    return reply.header('cache-control', A_DAY).type('image/png').send(picture);
  });
  app.get('/sitemap.xml', async (request, reply) => {
    await limits.countRead('public', request.ip);
    const spoken = { language: 'en-US', keepsLanguage: true } as const;
    const write = unlessLeft(reply, async () => {
      const map = await cache.take('sitemap', async () => {
        const body = await siteMap(context, publicUrl);
        return { status: 200, body, ids: [], isList: true, isKept: true };
      });
      const encoding = encodingFor(request);
      if (encoding) await packedIn(encoding, map);
      return map;
    });
    const page = await inMapTurn(siteOf(request.ip), write);
    void reply.type('application/xml; charset=utf-8');
    return send(request, reply, spoken, page);
  });
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', A_DAY).type('text/plain; charset=utf-8').send(robotsText(publicUrl)),
  );
}

interface Spoken {
  language: InterfaceLanguage;
  /** the address itself asks for it */
  keepsLanguage: boolean;
}

/** The language of the address, else the chosen one, else the browser's. */
function spokenTo({ query, cookies, headers }: FastifyRequest<Query>): Spoken {
  const asked = textOf(query, LANGUAGE_IN_ADDRESS);
  if (isInterfaceLanguage(asked)) return { language: asked, keepsLanguage: true };
  const { language } = cookies;
  return {
    language: isInterfaceLanguage(language) ? language : preferredLanguage(headers['accept-language']),
    keepsLanguage: false,
  };
}

const keyOf = ({ language, keepsLanguage }: Spoken, path: string) =>
  `${language} ${keepsLanguage ? 'kept' : ''} ${path}`;

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { language, keepsLanguage }: Spoken,
  page: KeptPage,
): Promise<unknown> {
  const { status, body } = page;
  if (status === 301) return reply.header('cache-control', CACHED).redirect(body, 301);
  const { tag, plain } = packOf(page);
  void reply.headers({
    'cache-control': status === 200 ? CACHED : NOT_CACHED,
    vary: keepsLanguage ? 'Accept-Encoding' : 'Accept-Language, Cookie, Accept-Encoding',
    etag: tag,
    'content-language': language,
  });
  if (!reply.hasHeader('content-type')) void reply.type('text/html; charset=utf-8');
  if (status === 200 && isUnchanged(request.headers, { tag })) return reply.code(304).send();
  void reply.code(status);
  const encoding = encodingFor(request);
  if (!encoding) return reply.send(plain);
  return reply.header('content-encoding', encoding).send(await packedIn(encoding, page));
}

function packedIn(encoding: Encoding, page: KeptPage): Promise<Buffer> {
  const { packed } = packOf(page);
  const bytes = packed.get(encoding) ?? compressTo(encoding, page.body);
  packed.set(encoding, bytes);
  return bytes;
}

/** A page as it goes to everybody. */
interface Pack {
  tag: string;
  /** bytes: a text would be copied for each connection, and one who reads nothing holds the copy */
  plain: Buffer;
  packed: Map<Encoding, Promise<Buffer>>;
}

/** Made once a page: to hash and to compress a sitemap of thousands of people takes a tenth of a second. */
const packs = new WeakMap<KeptPage, Pack>();

function packOf(page: KeptPage): Pack {
  const known = packs.get(page);
  if (known) return known;
  const plain = Buffer.from(page.body);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const pack: Pack = { tag: `W/"${hash}"`, plain, packed: new Map() };
  packs.set(page, pack);
  return pack;
}
