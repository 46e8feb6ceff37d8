import { z } from 'zod';
import { defineEndpoint, type Endpoint } from '../../../src/shared/contract/base/endpoint';
import { addBooking, getBooking } from '../../../src/shared/contract/bookings/client';
import { whoAmI } from '../../../src/shared/contract/account/user';
import { createLogger } from '../../../src/server/platform/plugins/logging';
import { serve, serveVisitors } from '../../../src/server/platform/http/serve';
import { answerError } from '../../../src/server/platform/http/errors';
import { createSignInContext } from '../../../src/server/modules/auth/service/createSignInContext';
import { readSettings } from '../../../src/server/platform/settings/readSettings';
import fastify from 'fastify';
import { bookingRequest } from '../../support/bookingRequest';
import { startTestServer, type TestServer } from '../../support/testServer';

describe('a call of the contract', () => {
  let server: TestServer;
  let client: { id: string; email: string };
  let token: string;
  beforeAll(async () => {
    server = await startTestServer();
    client = await server.addClient();
    ({ token } = await server.signIn(client.email));
  });
  afterAll(() => server.close());

  const post = (url: string, payload: string | undefined, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
      ...(payload !== undefined && { payload }),
    });

  it('is answered in the envelope, as JSON that nobody keeps', async () => {
    const answer = await server.call(whoAmI, {}, { token });
    expect(Object.keys(answer.body).sort()).toEqual(['data', 'message', 'result', 'user']);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-language': 'en-US',
      vary: 'Accept-Language, Accept-Encoding',
    });
  });

  it.each([
    ['es-MX,es;q=0.9', 'es-MX', 'Operación exitosa'],
    ['ja', 'ja-JP', '操作が完了しました'],
    ['de-DE, fr;q=0.5', 'en-US', 'Operation successful'],
  ])('speaks the language of "%s"', async (language, spoken, message) => {
    const answer = await server.call(whoAmI, {}, { token, language });
    expect(answer.headers['content-language']).toBe(spoken);
    expect(answer.body.message).toBe(message);
  });

  it('reads the beginning of a long list of languages, and no more of it', async () => {
    const long = 'xx-YY-zzzz;q=0.123,'.repeat(600);
    const spoken = async (language: string) =>
      (await server.call(whoAmI, {}, { token, language })).headers['content-language'];
    expect(await spoken(`${long}ja`)).toBe('en-US');
    expect(await spoken(`ja,${long}`)).toBe('ja-JP');
  });

  it('takes an absent body, an empty one and `{}` alike where nothing is asked for', async () => {
    for (const payload of [undefined, '', '{}'])
      expect((await post(whoAmI.path, payload)).statusCode).toBe(200);
    const bare = await server.app.inject({
      method: 'POST',
      url: whoAmI.path,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(bare.statusCode).toBe(200);
  });

  it('names every field that is wrong, with code and words in the reader’s language', async () => {
    const wrong = {
      ...bookingRequest({ clientId: 'me', interpreterId: client.id }),
      meetingTitle: '  ',
      meetingDate: '2026-02-30',
      meetingTime: '25:00',
      meetingTimezone: 'Mars/Olympus',
      meetingDuration: '3 hours',
      meetingSubject: undefined,
      meetingDescription: 'x'.repeat(5001),
      selectedInterpreter: { name: 7, pricePerHour: -1, durationInHours: 1, totalFee: 1 },
    };
    const answer = await server.call(addBooking, wrong as never, { token, language: 'ja' });
    expect(answer.status).toBe(400);
    const { code, errors = [] } = answer.refusal();
    expect(code).toBe('INVALID');
    expect(Object.fromEntries(errors.map((issue) => [issue.path, issue.code]))).toEqual({
      meetingTitle: 'required',
      meetingDate: 'not_a_date',
      meetingTime: 'not_a_time',
      meetingTimezone: 'unknown_zone',
      meetingDuration: 'unknown_choice',
      meetingSubject: 'required',
      meetingDescription: 'too_long',
      client_id: 'not_an_id',
      'selectedInterpreter.name': 'invalid',
      'selectedInterpreter.pricePerHour': 'invalid',
    });
    expect(errors.find(({ path }) => path === 'meetingTitle')?.message).toBe('この項目を入力してください。');
  });

  it('asks for what is missing when there is no body', async () => {
    const answer = await server.call(getBooking, undefined, { token });
    expect(answer.refusal().errors).toEqual([
      { path: '', code: 'required', message: 'Please fill this in.' },
    ]);
  });

  it.each(['null', '[]', '7', '"text"', 'true'])('refuses the body %s as invalid', async (payload) => {
    const answer = await post(getBooking.path, payload);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'INVALID']);
  });

  it('drops keys that the contract does not name, the poisonous ones as well', async () => {
    const poison =
      '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"role":"admin"}';
    expect((await post(whoAmI.path, poison)).statusCode).toBe(200);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });

  it.each(['two words', 'ключ', '', 'x'.repeat(256)])('refuses the idempotency key "%s"', async (key) => {
    const interpreter = await server.addInterpreter();
    const payload = JSON.stringify(bookingRequest({ clientId: client.id, interpreterId: interpreter.id }));
    const answer = await post(addBooking.path, payload, {
      'idempotency-key': Buffer.from(key).toString('latin1'),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ path: 'Idempotency-Key', code: 'invalid' }] });
  });

  it('hands a good idempotency key on: the same write twice is done once', async () => {
    const interpreter = await server.addInterpreter();
    const request = bookingRequest({ clientId: client.id, interpreterId: interpreter.id });
    const options = { token, idempotencyKey: '!'.repeat(255) };
    const [first, again] = [
      await server.call(addBooking, request, options),
      await server.call(addBooking, request, options),
    ];
    expect(first.body.message).toBe('Booking details saved successfully!');
    expect(again.data()).toEqual(first.data());
    const other = await server.call(addBooking, { ...request, meetingTitle: 'Another' }, options);
    expect([other.status, other.refusal().code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
  });
});

describe('serving', () => {
  const endpoint = (access: Endpoint['access']) =>
    defineEndpoint({
      name: 'tellSecret',
      method: 'POST',
      path: '/v2/api/test',
      access,
      summary: 'for this test',
      request: z.object({}).default({}),
      data: z.object({ told: z.string() }),
      refusals: [],
    });

  it('never sends an answer that breaks the contract, nor a key that it does not name', async () => {
    const app = fastify({ loggerInstance: createLogger('silent', process.stderr) });
    app.setErrorHandler(answerError);
    const answers = [
      { told: 'yes', password_hash: 'secret' },
      { told: 7, password_hash: 'secret' },
    ];
    serveVisitors(app, endpoint('anyone'), () => Promise.resolve(answers.shift() as { told: string }));
    const good = await app.inject({ method: 'POST', url: '/v2/api/test' });
    expect(good.json()).toEqual({ result: true, message: 'Operation successful', data: { told: 'yes' } });
    const bad = await app.inject({ method: 'POST', url: '/v2/api/test' });
    expect(bad.statusCode).toBe(500);
    expect(bad.json()).toEqual({ result: false, message: 'An error occurred', code: 'INTERNAL', data: null });
    await app.close();
  });

  it('is refused at start for a call that would lose its protection', async () => {
    const server = await startTestServer();
    const context = createSignInContext(server.context, readSettings({}), 'secret');
    const app = fastify();
    expect(() => serve(app, context, endpoint('anyone'), () => Promise.resolve({ told: '' }))).toThrow(
      'no token',
    );
    expect(() => serveVisitors(app, endpoint('signedIn'), () => Promise.resolve({ told: '' }))).toThrow(
      'needs a token',
    );
    await server.close();
  });
});
