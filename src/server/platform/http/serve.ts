import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DataOf, Endpoint, ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError, ISSUE_CODES, type IssueCode } from '../../../shared/contract/base/errors';
import type { ServerMessages } from '../../../shared/i18n/en-US/messages';
import { compressAnswer } from './compressAnswer';
import { prepareAnswer } from './prepareAnswer';
import type { SharedTurns } from '../limits/callTurns';
import type { Caller } from '../context';
import type { SignInContext } from '../../modules/auth/service/signInContext';
import type { z } from 'zod';
import { Readable } from 'node:stream';
import { authenticate, mayCall } from '../../modules/auth/service/authenticate';
import { refuseClosedModule } from '../../modules/institute/service/refuseClosedModule';
import { tooMany } from '../limits/consumeLimit';
import { inSharedTurnOfNetwork, type InTurn } from '../limits/createPersonTurns';
import { piecesInTurn } from '../limits/piecesInTurn';
import { networkOf, siteOf } from '../limits/networkOf';
import { CallerLeft, unlessLeft, whenAnswered } from './whenAnswered';

const MOST_ISSUES = 50;

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

/** Visible ASCII, bounded: it is stored as it came. */
const SHAPE = /^[\x21-\x7e]{1,255}$/;

declare module 'fastify' {
  interface FastifyRequest {
    /** who calls; null before the check and for calls that need no token */
    caller: Caller | null;
  }
}

/** The operation behind a call by somebody who is signed in and may call it. */
export type Service<E extends Endpoint, Context extends SignInContext = SignInContext> = (
  context: Context,
  caller: Caller,
  request: ReceivedOf<E>,
  options: { idempotencyKey?: string },
) => Promise<DataOf<E>>;

/** The operation behind a visitor's call: no token, but perhaps a cookie to read or to set. */
export type VisitorService<E extends Endpoint> = (
  request: ReceivedOf<E>,
  http: { request: FastifyRequest; reply: FastifyReply },
) => Promise<DataOf<E>>;

export interface Extras<E extends Endpoint> {
  /** what stands beside `data`, where the specification wants it there as well */
  beside?: (data: DataOf<E>) => Record<string, unknown>;
  /** what it says, where that is not always the same */
  says?: (data: DataOf<E>, received: ReceivedOf<E>) => keyof ServerMessages['successes'];
  beforeAnswer?: (reply: FastifyReply) => void;
  /** which of the caller's turns it takes, where it is no usual call */
  turns?: 'calls' | 'large' | 'downloads';
  /** for work that takes the database long: the turn that it takes before it is at work; null where it does not */
  dear?: (received: ReceivedOf<E>) => InTurn | null;
  /** what belongs into the text that is last in `data` and empty there, in base64: it is sent piece by piece */
  lastText?: (received: ReceivedOf<E>) => AsyncIterable<Buffer>;
}

/** Makes a call of the contract a route: permission, request, service, answer. */
export function serve<E extends Endpoint, Context extends SignInContext>(
  app: FastifyInstance,
  context: Context,
  endpoint: E,
  service: Service<E, Context>,
  extras: Extras<E> = {},
): void {
  if (isOpen(endpoint)) throw new Error(`${endpoint.name} needs no token: serve it to visitors`);
  const turns = turnsOf(context, endpoint, extras);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.maxBodyBytes && { bodyLimit: endpoint.maxBodyBytes }),
    onRequest: admitCaller(context, endpoint, turns),
    onSend: compressAnswer,
    handler: async (request, reply) => {
      const { caller } = request;
      if (!caller) throw new AppError('UNAUTHENTICATED');
      const idempotencyKey = endpoint.idempotent ? readIdempotencyKey(request) : undefined;
      const received = readRequest(endpoint, request);
      const work = unlessLeft(reply, async () => {
        const isLate = held.has(request) || reply.elapsedTime > STANDS_FOR_MS;
        const stands = isLate ? await admit(context, endpoint, request) : caller;
        const data = await service(context, stands, received, { ...(idempotencyKey && { idempotencyKey }) });
        extras.beforeAnswer?.(reply);
        const name = extras.says?.(data, received);
        const answer = { ...success(endpoint, data, request, reply, name), ...extras.beside?.(data) };
        // Written in the turn: a long answer takes the only thread as long as all the rest.
        return extras.lastText ? answer : Buffer.from(JSON.stringify(answer));
      });
      const { large, atWork } = context.turns;
      const network = siteOf(request.ip);
      const workInTurn = turns === large ? work : () => atWork(network, work);
      const dear = extras.dear?.(received);
      const answer = await inKeptTurn(request, () =>
        // A dear call waits in its own line alone: behind its network's others it would keep a turn from everybody meanwhile.
        dear ? dear(caller.userId, work, network) : workInTurn(),
      );
      void reply.type('application/json; charset=utf-8');
      if (!extras.lastText) return answer;
      const pieces = piecesInTurn(extras.lastText(received), (work) => atWork(network, work));
      return reply.send(withText(answer, pieces));
    },
  });
}

/**
 * Work of visitors' calls, by network: even to be refused costs a count in the database, whose few connections thousands would
 * hold before everybody else. Calls about one address leave turns to others of the network.
 */
export const ofVisitors = inSharedTurnOfNetwork({
  ...{ atOnce: Infinity, perPerson: 2, waiting: 200 },
  ...{ perNetwork: 6, networkWaiting: 1000 },
});

/** The same for a call that needs no token. One that reads a cookie must be JSON, which no foreign form can send. */
export function serveVisitors<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  service: VisitorService<E>,
  { inTurn }: { inTurn: InTurn } = { inTurn: ofVisitors },
): void {
  if (!isOpen(endpoint)) throw new Error(`${endpoint.name} needs a token`);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.maxBodyBytes && { bodyLimit: endpoint.maxBodyBytes }),
    handler: async (request, reply) => {
      const type = request.headers['content-type'] ?? '';
      if (endpoint.access === 'cookie' && !/^application\/json\b/i.test(type))
        throw new AppError('UNSUPPORTED_MEDIA');
      const received = readRequest(endpoint, request);
      const network = siteOf(request.ip);
      const about = typeof received === 'object' && received !== null && 'email' in received;
      const who = about ? `${network} ${String(received.email).toLowerCase()}` : request.id;
      const work = unlessLeft(reply, () => service(received, { request, reply }));
      const data = await inTurn(who, work, network);
      return success(endpoint, data, request, reply);
    },
  });
}

/** A call that takes long bodies holds them in memory. */
function turnsOf<E extends Endpoint>(
  { turns }: SignInContext,
  { maxBodyBytes }: E,
  extras: Extras<E>,
): SharedTurns {
  return turns[extras.turns ?? (maxBodyBytes === undefined ? 'calls' : 'large')];
}

const isOpen = ({ access }: Endpoint) => access === 'anyone' || access === 'cookie';

/** The envelope, with nothing in it that the contract does not name; an answer that breaks it is our failure. */
function success<E extends Endpoint>(
  endpoint: E,
  data: DataOf<E>,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string = endpoint.name,
) {
  const checked = endpoint.data.safeParse(data);
  if (!checked.success) throw new Error(`${endpoint.name} answered wrongly`, { cause: checked.error });
  return {
    result: true,
    message: messageFor(name, prepareAnswer(request, reply)),
    data: checked.data,
  };
}

function messageFor(name: string, { successes }: ServerMessages): string {
  return Object.hasOwn(successes, name) ? successes[name as keyof typeof successes] : successes.done;
}

/** The `Idempotency-Key` of a write, or undefined where none was sent; throws INVALID for one that cannot be kept. */
function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && SHAPE.test(key)) return key;
  throw new AppError('INVALID', { issues: [{ path: 'Idempotency-Key', code: 'invalid' }] });
}

/** The body of a call as the contract describes it, without keys that it does not name; throws INVALID. */
function readRequest<E extends Endpoint>(
  endpoint: E,
  { body, sentFile }: Pick<FastifyRequest, 'body' | 'sentFile'>,
): ReceivedOf<E> {
  const read = endpoint.request.safeParse(body, { error: (issue) => codeOf(issue) });
  if (read.success)
    return (sentFile ? { ...(read.data as object), content: sentFile } : read.data) as ReceivedOf<E>;
  const issues = read.error.issues.slice(0, MOST_ISSUES).map((issue) => ({
    path: issue.path.map(String).join('.'),
    code: asIssueCode(issue.message),
  }));
  throw new AppError('INVALID', { issues });
}

/** For the checks that bear no code of ours in the contract. */
function codeOf(issue: RawIssue): IssueCode {
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'required' : 'invalid';
  if (issue.code === 'invalid_value') return issue.input === undefined ? 'required' : 'unknown_choice';
  const isText = 'origin' in issue && (issue.origin === 'string' || issue.origin === 'array');
  if (issue.code === 'too_big' && isText) return 'too_long';
  if (issue.code === 'too_small' && isText) return 'too_short';
  return 'invalid';
}

function asIssueCode(message: string): IssueCode {
  return ISSUE_CODES.find((code) => code === message) ?? 'invalid';
}

/** An answer as JSON, whose last text was left empty: these bytes stand there in base64. Pieces are multiples of 3 bytes. */
export function withText(answer: object, pieces: AsyncIterable<Buffer>): Readable {
  const [, before = '', after = ''] = /^(.*")("[\]}]*)$/s.exec(JSON.stringify(answer)) ?? [];
  return Readable.from(
    (async function* () {
      yield before;
      for await (const piece of pieces) yield piece.toString('base64');
      yield after;
    })(),
  );
}

/** Lets in who may call, when it is their turn, before anything of the request's body is read. */
export function admitCaller(
  context: SignInContext,
  endpoint: Pick<Endpoint, 'access' | 'path'>,
  turns: SharedTurns,
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  return async (request, reply) => {
    // Behind another answer, which its reader may never take, it would hold one of few turns for as long: Node gives it no socket yet.
    const isUsual = turns === context.turns.calls;
    if (!isUsual && reply.raw.socket === null) throw tooMany(1);
    await admit(context, endpoint, request, async ({ userId, sessionId }) => {
      // Whoever has stolen one sign-in must not keep its owner from ending it.
      const giveBack = await turns.take(isUsual ? sessionId : userId, request.ip);
      whenAnswered(request.raw, reply.raw, makeKeepable(request, giveBack));
    });
    if (request.raw.complete === false) held.add(request);
  };
}

/** Calls whose body was not wholly there when their caller was looked up: its end may come a minute later. */
const held = new WeakSet<FastifyRequest>();
/** Milliseconds for which who called is taken to be still signed in and allowed to, while the call waits for its turn. */
const STANDS_FOR_MS = 1000;

/** Finds who calls, and refuses who may not: throws UNAUTHENTICATED, FORBIDDEN or MODULE_CLOSED. */
async function admit(
  context: SignInContext,
  { access, path }: Pick<Endpoint, 'access' | 'path'>,
  request: FastifyRequest,
  whenNamed?: (claims: Pick<Caller, 'userId' | 'sessionId'>) => Promise<void>,
): Promise<Caller> {
  const known = await authenticate(context, request.headers.authorization, whenNamed);
  const caller = { ...known, network: networkOf(request.ip) };
  request.caller = caller;
  if (!mayCall(access, caller)) throw new AppError('FORBIDDEN');
  await refuseClosedModule(context, caller, path);
  return caller;
}

/** Of a call whose turn is not over: keeps it until what it answers is called. */
const keepers = new WeakMap<FastifyRequest, () => () => void>();

/** Gives a turn back once all who keep it have let go; the answer's own letting go is returned. */
function makeKeepable(request: FastifyRequest, giveBack: () => void): () => void {
  let keeping = 1;
  const letGo = () => {
    keeping -= 1;
    if (keeping > 0) return;
    keepers.delete(request);
    giveBack();
  };
  keepers.set(request, () => {
    keeping += 1;
    return letGo;
  });
  return letGo;
}

/** Work that goes on although its caller left keeps their turn; for one who left before it began, nothing is done. */
async function inKeptTurn<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
  const letGo = keepers.get(request)?.();
  if (!letGo) throw new CallerLeft();
  try {
    return await work();
  } finally {
    letGo();
  }
}
