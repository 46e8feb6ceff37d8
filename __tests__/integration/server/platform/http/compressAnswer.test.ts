import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { addBooking, getClientRecords } from '../../../../../src/shared/contract/bookings/client';
import { getHelpPage } from '../../../../../src/shared/contract/base/help';
import { login, whoAmI } from '../../../../../src/shared/contract/account/user';
import { bookingRequest } from '../../../../support/bookingRequest';
import { TEST_PASSWORD } from '../../../../support/testPeople';
import { startTestServer, type TestServer } from '../../../../support/testServer';

describe('an answer of the API', () => {
  let server: TestServer;
  let client: { id: string; email: string };
  let token: string;
  beforeAll(async () => {
    server = await startTestServer();
    client = await server.addClient();
    ({ token } = await server.signIn(client.email));
    const interpreter = await server.addInterpreter();
    const long = { meetingDescription: 'Bring the contract. '.repeat(100) };
    const request = bookingRequest({ clientId: client.id, interpreterId: interpreter.id }, long);
    (await server.call(addBooking, request, { token })).data();
  });
  afterAll(() => server.close());

  const post = (url: string, payload: object, headers: Record<string, string>) =>
    server.app.inject({ method: 'POST', url, headers, payload });
  const list = (accepted: string) =>
    post(
      getClientRecords.path,
      { client_id: client.id },
      { authorization: `Bearer ${token}`, 'accept-encoding': accepted },
    );

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['GZIP;q=0.5, br;q=0', 'gzip', gunzipSync],
  ])('that is long comes compressed to whoever accepts "%s"', async (accepted, encoding, open) => {
    const plain = await list('identity');
    const answer = await list(accepted);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['vary']).toBe('Accept-Language, Accept-Encoding');
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(open(answer.rawPayload).toString()).toBe(plain.body);
  });

  it.each(['', 'identity', 'gzip;q=0, br; q=0.0', 'zstd'])(
    'comes as it is to whoever accepts "%s"',
    async (accepted) => {
      const answer = await list(accepted);
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.json<{ result: boolean }>().result).toBe(true);
    },
  );

  it('that is short comes as it is', async () => {
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' };
    const answer = await post(whoAmI.path, {}, headers);
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it('to a visitor is never compressed: some hold a token beside what was sent', async () => {
    const accepting = { 'accept-encoding': 'gzip, br' };
    const page = await post(getHelpPage.path, { file: 'booking' }, accepting);
    expect(page.rawPayload.length).toBeGreaterThan(1400);
    const entered = await post(login.path, { email: client.email, password: TEST_PASSWORD }, accepting);
    expect(entered.statusCode).toBe(200);
    for (const { headers } of [page, entered]) expect(headers['content-encoding']).toBeUndefined();
  });
});
