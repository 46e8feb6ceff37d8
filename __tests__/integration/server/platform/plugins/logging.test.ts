import { addBooking } from '../../../../../src/shared/contract/bookings/client';
import { getAllUsers } from '../../../../../src/shared/contract/institute/instituteUsers';
import { login, renewToken, whoAmI } from '../../../../../src/shared/contract/account/user';
import { bookingRequest } from '../../../../support/bookingRequest';
import { TEST_PASSWORD } from '../../../../support/testPeople';
import { startTestServer, type TestServer } from '../../../../support/testServer';

describe('the log', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('has one line for an answer, with request, route, status and person', async () => {
    const { id, email } = await server.addClient();
    const { token } = await server.signIn(email);
    const answer = await server.call(whoAmI, {}, { token });
    const line = server.log().find(({ requestId }) => requestId === answer.headers['x-request-id']);
    expect(line).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      requestId: expect.any(String),
      method: 'POST',
      route: '/v2/api/user/who_am_i',
      status: 200,
      ms: expect.any(Number),
      userId: id,
      msg: 'answered',
    });
  });

  it('names why a call was refused, also where the status does not tell', async () => {
    const { email, id } = await server.addClient();
    const wrong = await server.call(login, { email, password: 'Wrong-1234' });
    const { token } = await server.signIn(email);
    const calls = [wrong, await server.call(whoAmI, {}), await server.call(getAllUsers, {}, { token })];
    const lineOf = ({ headers }: { headers: object }) =>
      server
        .log()
        .find(({ requestId }) => requestId === (headers as Record<string, unknown>)['x-request-id']);
    expect(calls.map(lineOf)).toEqual([
      expect.objectContaining({ status: 200, refusal: 'WRONG_CREDENTIALS' }),
      expect.objectContaining({ status: 401, refusal: 'UNAUTHENTICATED' }),
      expect.objectContaining({ status: 403, refusal: 'FORBIDDEN', userId: id }),
    ]);
  });

  it('holds nothing of what people type, are called or carry', async () => {
    const email = 'very.private@people.example';
    const client = await server.addClient({ email, firstName: 'Wilhelmina' });
    const interpreter = await server.addInterpreter({ lastName: 'Unmistakable' });
    await server.call(login, { email, password: 'Typed-By-Mistake-1' });
    await server.call(login, { email: 'not-an-address', password: 'Typed-By-Mistake-1' });
    const { token, cookie } = await server.signIn(email);
    const renewed = await server.call(renewToken, {}, { cookie });
    const request = bookingRequest(
      { clientId: client.id, interpreterId: interpreter.id },
      { meetingTitle: 'Divorce' },
    );
    await server.call(addBooking, request, { token, idempotencyKey: 'a-key-of-mine' });
    await server.call(addBooking, { ...request, meetingTitle: 'Custody' }, { token });
    await server.app.inject({ url: `/reset?email=${email}&code=123456` });
    await server.app.inject({ url: '/%zz?email=very.private@people.example' });
    await server.app.inject({
      method: 'POST',
      url: login.path,
      payload: '{"email":"very.private',
      headers: { 'content-type': 'application/json' },
    });
    const log = JSON.stringify(server.log());
    expect(server.log().length).toBeGreaterThan(8);
    for (const secret of [
      'very.private',
      'not-an-address',
      'Wilhelmina',
      'Unmistakable',
      'Typed-By-Mistake-1',
      TEST_PASSWORD,
      'Divorce',
      'Custody',
      'a-key-of-mine',
      '123456',
      token,
      renewed.data().token,
      cookie.split('=')[1],
      '$argon2id',
    ]) {
      expect(log).not.toContain(secret);
    }
  });

  it('tells a failure whole but for personal data', async () => {
    const { queries } = server.context.db;
    const { token } = await server.signIn((await server.addClient()).email);
    await queries.schema.alterTable('sessions').renameTo('away').execute();
    const answer = await server.call(whoAmI, {}, { token });
    await queries.schema.alterTable('away').renameTo('sessions').execute();
    expect(answer.status).toBe(500);
    const [line] = server.log().filter(({ msg }) => msg === 'call failed');
    expect(line).toMatchObject({
      level: 'error',
      requestId: answer.headers['x-request-id'],
      err: { code: '42P01', message: expect.stringContaining('sessions'), stack: expect.any(String) },
    });
    expect(JSON.stringify(answer.body)).not.toContain('sessions');
  });
});
