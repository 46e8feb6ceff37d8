import { acceptBooking, declineBooking } from '../../../src/shared/contract/bookings/booking';
import { addBooking, getClientRecords } from '../../../src/shared/contract/bookings/client';
import { getInterpreters } from '../../../src/shared/contract/interpreters/interpreter';
import { bookingRequest } from '../../support/bookingRequest';
import { startTestServer, type TestServer } from '../../support/testServer';

const MANY = 50;

describe('many at once', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ settings: { LOG_LEVEL: 'error', LOGIN_TRIES_PER_ADDRESS: '1000' } });
  });
  afterAll(() => server.close());

  it('who want one interpreter at overlapping times: one gets the slot, the others are told', async () => {
    const interpreter = await server.addInterpreter();
    const clients = await Promise.all(Array.from({ length: MANY }, () => server.addClient()));
    const tokens = await Promise.all(clients.map(async ({ email }) => (await server.signIn(email)).token));
    const answers = await Promise.all(
      clients.map(({ id }, index) => {
        const request = bookingRequest(
          { clientId: id, interpreterId: interpreter.id },
          { meetingTime: index % 2 ? '10:00' : '10:30', meetingDuration: '2 hours' },
        );
        const money = { name: 'Pat', pricePerHour: 80, durationInHours: 2, totalFee: 160 };
        return server.call(addBooking, { ...request, selectedInterpreter: money }, { token: tokens[index] });
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const told = answers.filter(({ status }) => status === 409).map((answer) => answer.refusal());
    expect(told).toHaveLength(MANY - 1);
    expect(new Set(told.map(({ code }) => code))).toEqual(new Set(['SLOT_TAKEN']));
    const stored = await server.context.db.queries.selectFrom('bookings').select('id').execute();
    expect(stored).toHaveLength(1);
  });

  it('that are one request with one key: one booking, and the same answer for all', async () => {
    const [client, interpreter] = [await server.addClient(), await server.addInterpreter()];
    const { token } = await server.signIn(client.email);
    const request = bookingRequest({ clientId: client.id, interpreterId: interpreter.id });
    const answers = await Promise.all(
      Array.from({ length: MANY }, () =>
        server.call(addBooking, request, { token, idempotencyKey: 'one-key' }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.data().id)).size).toBe(1);
    const records = await server.call(getClientRecords, { client_id: client.id }, { token });
    expect(records.data()).toHaveLength(1);
  });

  it('of one account: another one does not wait for the end of them', async () => {
    const [greedy, honest] = [await server.addClient(), await server.addClient()];
    const [theirs, own] = [await server.signIn(greedy.email), await server.signIn(honest.email)];
    let answered = 0;
    const searches = Array.from({ length: MANY }, async () => {
      const { status } = await server.call(getInterpreters, { search: 'an' }, { token: theirs.token });
      answered += 1;
      return status;
    });
    const list = await server.call(getClientRecords, { client_id: honest.id }, { token: own.token });
    expect(list.status).toBe(200);
    expect(answered).toBeLessThan(MANY / 2);
    expect(new Set(await Promise.all(searches))).toEqual(new Set([200]));
  });

  it('who answer one request: the first answer stands, the others are told that it changed', async () => {
    const [client, interpreter] = [await server.addClient(), await server.addInterpreter()];
    const { token } = await server.signIn(client.email);
    const booked = await server.call(
      addBooking,
      bookingRequest({ clientId: client.id, interpreterId: interpreter.id }),
      { token },
    );
    const id = booked.data().id;
    const answering = (await server.signIn(interpreter.email)).token;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        server.call(index % 2 ? acceptBooking : declineBooking, { id }, { token: answering }),
      ),
    );
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    const records = await server.call(getClientRecords, { client_id: client.id }, { token });
    expect(records.data()[0]?.status).toBe(winners[0]?.data().status);
  });
});
