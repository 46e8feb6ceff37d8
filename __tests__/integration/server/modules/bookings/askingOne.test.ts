import { addBooking } from '../../../../../src/shared/contract/bookings/client';
import { cancelBooking } from '../../../../../src/shared/contract/bookings/booking';
import { bookingRequest } from '../../../../support/bookingRequest';
import { startTestServer, type TestServer } from '../../../../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { BOOKING_CHANGES_PER_HOUR: '20' } });
});
afterAll(() => server.close());

const DAY_MS = 86_400_000;

test('one client asks one interpreter so often in an hour, others as well, and one key counts once', async () => {
  const [client, one, other] = [
    await server.addClient(),
    await server.addInterpreter(),
    await server.addInterpreter(),
  ];
  const { token } = await server.signIn(client.email);
  let days = 2;
  const ask = async (interpreterId: string, idempotencyKey?: string) => {
    if (!idempotencyKey) days += 1;
    const meetingDate = new Date(server.context.clock.now().getTime() + days * DAY_MS)
      .toISOString()
      .slice(0, 10);
    const request = bookingRequest({ clientId: client.id, interpreterId }, { meetingDate });
    return server.call(addBooking, request, { token, ...(idempotencyKey && { idempotencyKey }) });
  };
  const { id } = (await ask(one.id, 'one-key')).data();
  for (let time = 0; time < 3; time += 1) expect((await ask(one.id, 'one-key')).data().id).toBe(id);
  // A fourth part of all changes.
  for (let time = 1; time < 5; time += 1) expect((await ask(one.id)).status).toBe(200);
  // Twice: to be refused under a key does not open it.
  for (let time = 0; time < 2; time += 1)
    expect((await ask(one.id, 'late-key')).refusal().code).toBe('TOO_MANY_REQUESTS');
  expect((await ask(other.id)).status).toBe(200);
  expect((await server.call(cancelBooking, { id, feeSeen: 0 }, { token })).status).toBe(200);
});
