import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { DataOf, Endpoint, RequestOf } from '../../src/shared/contract/base/endpoint';
import type { Refusal } from '../../src/shared/contract/base/envelope';
import * as user from '../../src/shared/contract/account/user';
import { buildApp, type AppOptions } from '../../src/server/app';
import type { Database } from '../../src/server/db/database';
import type { User } from '../../src/server/modules/account/service/users';
import { createLogger } from '../../src/server/platform/plugins/logging';
import type { ServiceContext } from '../../src/server/platform/context';
import { createMetrics } from '../../src/server/platform/metrics/createMetrics';
import { readSettings } from '../../src/server/platform/settings/readSettings';
import { fakeClock, type FakeClock } from './fakeClock';
import { referenceFolder } from './referenceFolder';
import { resumeWorkerFile } from './resumes/resumeWorkerFile';
import { openTestDatabase } from './testDatabase';
import { addBookableInterpreter, addPerson, TEST_PASSWORD } from './testPeople';
import type { InterpreterWishes, PersonWishes } from './testPeople';

// A database of one's own takes its time where every core is busy.
jest.setTimeout(60_000);

export interface TestServerOptions {
  clock?: FakeClock;
  /** variables of the environment, over settings that suit tests */
  settings?: Record<string, string>;
  /** instead of one of its own; closed with the server */
  db?: Database;
  /** draws the public pages, see `publicPages.ts`; without it there are none */
  loadPublicPages?: AppOptions['loadPublicPages'];
  /** without them nothing is pushed */
  pushKeys?: AppOptions['pushKeys'];
  /** how long a connection may stand still */
  stalledMs?: number;
}

export interface CallOptions {
  token?: string;
  language?: string;
  cookie?: string;
  idempotencyKey?: string;
  address?: string;
  userAgent?: string;
}

export interface Answer<Data> {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: { result: boolean; message: string; data: unknown };
  /** of a success; a refusal fails the test and says why */
  data: () => Data;
  /** of a refusal; a success fails the test */
  refusal: () => Refusal;
  /** the cookie that was set, as a request would carry it; empty where none was */
  cookie: string;
}

export interface SignedIn {
  token: string;
  cookie: string;
  user: DataOf<typeof user.login>['user'];
}

export interface TestServer {
  app: FastifyInstance;
  context: ServiceContext;
  clock: FakeClock;
  /** the lines of its log so far */
  log: () => Record<string, unknown>[];
  call: <E extends Endpoint>(
    endpoint: E,
    request?: RequestOf<E>,
    options?: CallOptions,
  ) => Promise<Answer<DataOf<E>>>;
  signIn: (email: string, password?: string) => Promise<SignedIn>;
  addClient: (wishes?: PersonWishes) => Promise<User>;
  addInterpreter: (wishes?: InterpreterWishes) => Promise<User>;
  close: () => Promise<void>;
}

/** All calls of a test come from one address. */
const UNHURRIED = { REQUESTS_PER_SECOND: '1000000' };

/** The whole server on a database of its own, without a socket, with a clock that stands still. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const clock = options.clock ?? fakeClock();
  const settings = readSettings({
    ...UNHURRIED,
    LOG_LEVEL: 'trace',
    CLIENT_DIR: '/nowhere',
    ...options.settings,
  });
  const lines: string[] = [];
  const logger = createLogger(settings.logLevel, { write: (line: string) => void lines.push(line) });
  const context = { db: options.db ?? (await openTestDatabase()), clock };
  const app = await buildApp({
    context,
    settings,
    tokenSecret: 'tokens of the tests',
    pushKeys: options.pushKeys ?? null,
    logger,
    metrics: createMetrics(),
    resumeWorkerFile,
    referenceFolder,
    loadPublicPages: options.loadPublicPages,
    stalledMs: options.stalledMs,
  });

  const call: TestServer['call'] = async (endpoint, request, sent = {}) => {
    const answer = await app.inject({
      method: endpoint.method,
      url: endpoint.path,
      headers: headersOf(sent),
      ...(sent.address && { remoteAddress: sent.address }),
      ...(request !== undefined && { payload: JSON.stringify(request) }),
    });
    const body = answer.json<Answer<unknown>['body']>();
    const refuse = () => {
      throw new Error(`${endpoint.name} answered ${answer.statusCode} ${answer.body}`);
    };
    return {
      status: answer.statusCode,
      headers: answer.headers as Answer<unknown>['headers'],
      body,
      data: () => (body.result ? (body.data as DataOf<typeof endpoint>) : refuse()),
      refusal: () => (body.result ? refuse() : (body as Refusal)),
      cookie: answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    };
  };

  return {
    app,
    context,
    clock,
    log: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    call,
    signIn: async (email, password = TEST_PASSWORD) => {
      const answer = await call(user.login, { email, password });
      return { ...answer.data(), cookie: answer.cookie };
    },
    addClient: (wishes) => addPerson(context, 100, wishes),
    addInterpreter: (wishes) => addBookableInterpreter(context, wishes),
    close: async () => {
      await app.close();
      await context.db.close();
    },
  };
}

/** The same behind a real socket, for clients that speak HTTP. */
export async function startListeningTestServer(
  options: TestServerOptions = {},
): Promise<TestServer & { url: string }> {
  const server = await startTestServer(options);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  return { ...server, url: `http://127.0.0.1:${port}` };
}

function headersOf({
  token,
  language,
  cookie,
  idempotencyKey,
  userAgent,
}: CallOptions): Record<string, string> {
  return {
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
    ...(language && { 'accept-language': language }),
    ...(cookie && { cookie }),
    ...(userAgent && { 'user-agent': userAgent }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  };
}
