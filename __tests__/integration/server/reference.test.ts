import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ALL_ENDPOINTS } from '../../../src/shared/contract/base/allEndpoints';
import type { Endpoint } from '../../../src/shared/contract/base/endpoint';
import { login } from '../../../src/shared/contract/account/user';
import {
  DEMO_ADMIN,
  DEMO_CLIENT,
  DEMO_INTERPRETER,
  DEMO_PASSWORD,
} from '../../../src/server/platform/demo/demoAccounts';
import type { OpenApiDocument } from '../../../src/server/platform/reference/openApiDocument';
import type { JsonSchema } from '../../../src/server/platform/reference/namedSchemas';
import { seedDemoData } from '../../../src/server/seed/seedDemoData';
import { startTestServer, type TestServer } from '../../support/testServer';
import { undescribedFields } from '../../support/undescribedFields';

const VALIDATOR = join(process.cwd(), 'node_modules/@seriousme/openapi-schema-validator/package.json');

let server: TestServer;
let document: OpenApiDocument;
beforeAll(async () => {
  server = await startTestServer({ settings: { MAILS_PER_ACCOUNT: '1000', MAILS_PER_MAILBOX: '1000' } });
  document = (await get('/docs/openapi.json')).json();
});
afterAll(() => server.close());

const get = (url: string) => server.app.inject({ method: 'GET', url });
const operationOf = ({ path, method }: Endpoint) => document.paths[path]?.[method.toLowerCase()];
const schemaOf = (content: JsonSchema | undefined): JsonSchema =>
  resolved(
    (content as { content: { 'application/json': { schema: JsonSchema } } }).content['application/json']
      .schema,
  ) as JsonSchema;
/** With what its references lead to in their place. */
function resolved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(resolved);
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, ...rest } = value as JsonSchema;
  const [, kind, name] = /^#\/components\/(schemas|responses)\/(\w+)$/.exec(String($ref)) ?? [];
  if ($ref !== undefined && !name) throw new Error(`a reference to ${JSON.stringify($ref)}`);
  const found = name ? document.components[kind as 'schemas' | 'responses'][name] : {};
  if (!found) throw new Error(`nothing is called ${name}`);
  return {
    ...rest,
    ...mapped(found),
    ...('description' in rest && { description: rest.description }),
    ...mapped(rest),
  };
}
const mapped = (value: object) =>
  Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolved(inner)]));
const exampleOf = (endpoint: Endpoint) =>
  operationOf(endpoint)?.requestBody.content['application/json'].example;

describe('the reference as a document', () => {
  it('is OpenAPI 3.1 by a validator that others wrote', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    const folder = mkdtempSync(join(tmpdir(), 'dragoman-reference-'));
    const file = join(folder, 'openapi.json');
    writeFileSync(file, JSON.stringify(document));
    // A program of modules only, which the tests' CommonJS cannot load: it runs by itself.
    const validator = join(dirname(VALIDATOR), 'bin', 'validate-api-cli.js');
    const told = execFileSync(process.execPath, [validator, file], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(JSON.parse(told)).toMatchObject({ valid: true });
  });

  it('holds every call of the contract, and nothing else', () => {
    const told = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${method} ${path} ${operationId}`),
    );
    const known = ALL_ENDPOINTS.map(({ name, method, path }) => `${method.toLowerCase()} ${path} ${name}`);
    expect(told.sort()).toEqual(known.sort());
  });

  it.each(ALL_ENDPOINTS)('says of every field of $name what it is', (endpoint) => {
    const operation = operationOf(endpoint);
    expect(undescribedFields(schemaOf(operation?.requestBody as JsonSchema | undefined))).toEqual([]);
    expect(undescribedFields(schemaOf(operation?.responses['200']))).toEqual([]);
  });

  it('writes what calls have in common once, by its name', () => {
    expect(JSON.stringify(document).length).toBeLessThan(524_000);
    const { BookingRecord } = document.components.schemas;
    expect(Object.keys((BookingRecord as { properties: object }).properties)).toContain('meetingTitle');
    const written = JSON.stringify(document).split('title of the meeting').length - 1;
    expect(written).toBeGreaterThan(0);
    expect(written).toBeLessThanOrEqual(11);
  });

  it('comes packed to whoever takes it so, and not again to who has it', async () => {
    const ask = (headers: Record<string, string>) =>
      server.app.inject({ method: 'GET', url: '/docs/openapi.json', headers });
    const packed = await ask({ 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual(document);
    expect(packed.rawPayload.length).toBeLessThan(60_000);
    const again = await ask({ 'if-none-match': String(packed.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is not written as bytes anew for whoever takes it as it is', async () => {
    const measured = jest.spyOn(Buffer, 'byteLength');
    const plain = await get('/docs/openapi.json');
    const texts = measured.mock.calls.filter(([what]) => typeof what === 'string' && what.length > 10_000);
    measured.mockRestore();
    expect(plain.json()).toEqual(document);
    expect(texts).toHaveLength(0);
  });

  it('says of every field of a refusal what it is', () => {
    expect(undescribedFields(document.components.schemas['Refusal'] ?? {})).toEqual([]);
  });

  it.each(ALL_ENDPOINTS)('says which refusals $name has, and who may call it', (endpoint) => {
    const operation = operationOf(endpoint);
    const told = JSON.stringify(resolved(operation?.responses));
    for (const code of endpoint.refusals) expect(told).toContain(code);
    expect(operation?.security).toHaveLength(endpoint.access === 'anyone' ? 0 : 1);
    expect(document.tags.map(({ name }) => name)).toContain(operation?.tags[0]);
  });

  it.each(ALL_ENDPOINTS)('has a request to try for $name that its schema takes', (endpoint) => {
    const read = endpoint.request.safeParse(exampleOf(endpoint));
    expect(read.error?.issues).toBeUndefined();
  });
});

describe('the reference with the demo accounts', () => {
  const PEOPLE = { client: DEMO_CLIENT, interpreter: DEMO_INTERPRETER, instituteAdmin: DEMO_ADMIN };
  beforeAll(() => seedDemoData(server.context.db, server.context.clock, 'known'));

  it.each([
    ...[
      'login',
      'whoAmI',
      'getPersonalInfo',
      'updatePersonalInfo',
      'getInterpreters',
      'getInterpreterProfile',
    ],
    ...['getClientRecords', 'addBooking', 'getInterpreterRecords', 'updateInterpreterProfile', 'listSlots'],
    ...['updateAvailability', 'getAllUsers', 'getRoles', 'addOrUpdateRole', 'inviteAssociate', 'getSettings'],
    ...['createSetting', 'manageSettings', 'getQuiz', 'getQuizLeaders', 'getQuizDemo', 'ping', 'getHelpPage'],
    ...['getUserResumeDetails', 'requestMagicCode', 'requestSubscription', 'getHeadshot', 'getBusinesses'],
  ])('has an example for %s that works as it stands', async (name) => {
    const endpoint = ALL_ENDPOINTS.find((each) => each.name === name) ?? login;
    const { email } =
      endpoint.access in PEOPLE ? PEOPLE[endpoint.access as keyof typeof PEOPLE] : DEMO_CLIENT;
    const { token } = await server.signIn(email, DEMO_PASSWORD);
    const answer = await server.call(endpoint, exampleOf(endpoint), { token });
    expect(answer.body).toMatchObject({ result: true });
  });
});

describe('the reference as a page', () => {
  it('is there with its script and its styles, under the policy of every page', async () => {
    const page = await get('/docs');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self';/);
    const parts = [...page.body.matchAll(/(?:src|href)="(\/docs\/[^"]+)"/g)].map(([, url]) => url ?? '');
    expect(parts.length).toBeGreaterThanOrEqual(5);
    for (const url of parts) expect([url, (await get(url)).statusCode]).toEqual([url, 200]);
  });

  it('serves no other file of the folder that those come from', async () => {
    for (const file of [
      'index.html',
      'oauth2-redirect.html',
      'csp.json',
      '../package.json',
      '..%2fpackage.json',
    ])
      expect((await get(`/docs/static/${file}`)).statusCode).toBe(404);
  });

  it('says of another method which it has', async () => {
    const answer = await server.app.inject({ method: 'DELETE', url: '/docs' });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });

  it('is there in production too, without the demo’s password', async () => {
    const settings = {
      NODE_ENV: 'production',
      TOKEN_SECRET: 'q8Zr2vYx5Lk0Tn7Wc4Bm9Hs1Jd6Pf3Ga',
      SMTP_URL: 'smtp://mail.example',
    };
    const other = await startTestServer({ settings });
    const [page, told] = await Promise.all(
      ['/docs', '/docs/openapi.json'].map((url) => other.app.inject({ method: 'GET', url })),
    );
    await other.close();
    expect([page?.statusCode, told?.statusCode]).toEqual([200, 200]);
    expect(told?.body).not.toContain(DEMO_PASSWORD);
    expect(told?.body).not.toContain('outbox');
  });
});
