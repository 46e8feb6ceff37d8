import { addBooking, updateBooking } from '../../../../../src/shared/contract/bookings/client';
import { acceptBooking, cancelBooking } from '../../../../../src/shared/contract/bookings/booking';
import { bookingRequest } from '../../../../support/bookingRequest';
import { startTestServer, type TestServer } from '../../../../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { BOOKING_CHANGES_PER_HOUR: '20' } });
});
afterAll(() => server.close());

const DAY_MS = 86_400_000;
let days = 2;

const dayAhead = () =>
  new Date(server.context.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** Somebody's session at an address, and how they ask, on another day each time. */
async function someClient(address?: string) {
  const { id: clientId, email } = await server.addClient();
  const { token } = await server.signIn(email);
  const sent = { token, ...(address && { address }) };
  const ask = async (interpreterId: string, idempotencyKey?: string) => {
    if (!idempotencyKey) days += 1;
    const request = bookingRequest({ clientId, interpreterId }, { meetingDate: dayAhead() });
    return server.call(addBooking, request, { ...sent, ...(idempotencyKey && { idempotencyKey }) });
  };
  const change = (id: string, interpreterId: string) => {
    const request = bookingRequest({ clientId, interpreterId }, { meetingDate: dayAhead() });
    return server.call(updateBooking, { id, ...request }, sent);
  };
  return { ask, change, sent };
}

type Someone = Awaited<ReturnType<typeof someClient>>;

test('one client asks one interpreter so often in an hour, others as well, and one key counts once', async () => {
  const [one, other] = [await server.addInterpreter(), await server.addInterpreter()];
  const { ask, sent } = await someClient();
  const { id } = (await ask(one.id, 'one-key')).data();
  for (let time = 0; time < 3; time += 1) expect((await ask(one.id, 'one-key')).data().id).toBe(id);
  // A fourth part of all changes.
  for (let time = 1; time < 5; time += 1) expect((await ask(one.id)).status).toBe(200);
  // Twice: to be refused under a key does not open it.
  for (let time = 0; time < 2; time += 1)
    expect((await ask(one.id, 'late-key')).refusal().code).toBe('TOO_MANY_REQUESTS');
  expect((await ask(other.id)).status).toBe(200);
  expect((await server.call(cancelBooking, { id, feeSeen: 0 }, sent)).status).toBe(200);
});

test('strangers of one network ask one interpreter so often together, and hold nobody who had a booking there', async () => {
  const [one, other] = [await server.addInterpreter(), await server.addInterpreter()];
  const address = '203.0.113.1';
  const people = [];
  for (let each = 0; each < 4; each += 1) people.push(await someClient(address));
  const [first, second, third, regular] = people as [Someone, Someone, Someone, Someone];
  const { id } = (await regular.ask(one.id)).data();
  expect((await server.call(acceptBooking, { id }, await server.signIn(one.email))).status).toBe(200);
  // Half of all changes; the first of them was counted before it was agreed.
  for (let time = 1; time <= 5; time += 1) expect((await first.ask(one.id)).status).toBe(200);
  for (let time = 1; time <= 3; time += 1) expect((await second.ask(one.id)).status).toBe(200);
  const asked = (await third.ask(one.id)).data();
  expect((await third.change(asked.id, one.id)).refusal().code).toBe('TOO_MANY_REQUESTS');
  expect((await second.ask(one.id)).refusal().code).toBe('TOO_MANY_REQUESTS');
  expect((await second.ask(other.id)).status).toBe(200);
  expect((await regular.ask(one.id)).status).toBe(200);
  expect((await (await someClient('203.0.113.2')).ask(one.id)).status).toBe(200);
});
