import { acceptBooking, cancelBooking } from '../../../../../src/shared/contract/bookings/booking';
import { addBooking, updateBooking } from '../../../../../src/shared/contract/bookings/client';
import { proposeTime, withdrawProposal } from '../../../../../src/shared/contract/bookings/rescheduling';
import { bookingRequest } from '../../../../support/bookingRequest';
import { startTestServer, type TestServer } from '../../../../support/testServer';

const DAY_MS = 86_400_000;

describe('what is taken back at once, and mails its other side twice', () => {
  let server: TestServer;
  beforeAll(async () => {
    // Two by one person.
    server = await startTestServer({ settings: { BOOKING_CHANGES_PER_HOUR: '24' } });
  });
  afterAll(() => server.close());

  let days = 2;
  const dayAhead = () => {
    days += 1;
    return new Date(server.context.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
  };
  const someClient = async (address: string) => {
    const client = await server.addClient();
    const sent = { ...(await server.signIn(client.email)), address };
    return {
      ask: (interpreterId: string) => {
        const request = bookingRequest({ clientId: client.id, interpreterId }, { meetingDate: dayAhead() });
        return server.call(addBooking, request, sent);
      },
      move: (id: string, interpreterId: string) => {
        const request = bookingRequest({ clientId: client.id, interpreterId }, { meetingDate: dayAhead() });
        return server.call(updateBooking, { id, ...request }, sent);
      },
      cancel: (id: string) => server.call(cancelBooking, { id, feeSeen: 0 }, sent),
    };
  };
  type Someone = Awaited<ReturnType<typeof someClient>>;
  const askAndCancel = async ({ ask, cancel }: Someone, interpreterId: string) => {
    const asked = await ask(interpreterId);
    if (asked.status !== 200) return asked.refusal().code;
    return (await cancel(asked.data().id)).data().status;
  };

  it('is always open for requests; who did it often asks the same one nothing new for an hour', async () => {
    const [one, other] = [await server.addInterpreter(), await server.addInterpreter()];
    const [first, second] = [await someClient('203.0.113.1'), await someClient('203.0.113.1')];
    const kept = (await first.ask(one.id)).data().id;
    for (const expected of ['cancelled', 'cancelled', 'TOO_MANY_REQUESTS'])
      expect(await askAndCancel(first, one.id)).toBe(expected);
    expect(await askAndCancel(first, other.id)).toBe('cancelled');
    expect((await first.cancel(kept)).data().status).toBe('cancelled');
    expect(await askAndCancel(second, one.id)).toBe('cancelled');
  });

  it('is counted where a request goes to somebody else instead', async () => {
    const [one, other] = [await server.addInterpreter(), await server.addInterpreter()];
    const client = await someClient('203.0.113.6');
    let { id } = (await client.ask(one.id)).data();
    for (const to of [other, one, other]) id = (await client.move(id, to.id)).data().id;
    expect((await client.move(id, one.id)).refusal().code).toBe('TOO_MANY_REQUESTS');
    expect((await client.ask(one.id)).refusal().code).toBe('TOO_MANY_REQUESTS');
    const third = await server.addInterpreter();
    expect((await client.move(id, third.id)).data().interpreter_id).toBe(third.id);
    expect((await client.ask(other.id)).refusal().code).toBe('TOO_MANY_REQUESTS');
  });

  it('is counted for proposals of another time, too', async () => {
    const interpreter = await server.addInterpreter();
    const client = await someClient('203.0.113.3');
    const { id } = (await client.ask(interpreter.id)).data();
    const sent = { ...(await server.signIn(interpreter.email)), address: '203.0.113.4' };
    let row = (await server.call(acceptBooking, { id }, sent)).data();
    const propose = async () => {
      const time = { meetingTime: '10:00', meetingAmPm: 'AM', meetingTimezone: 'GMT' } as const;
      const proposal = { id, version: row.version, meetingDate: dayAhead(), ...time };
      return server.call(proposeTime, proposal, sent);
    };
    for (let time = 0; time < 2; time += 1) {
      row = (await propose()).data();
      row = (await server.call(withdrawProposal, { id, version: row.version }, sent)).data();
    }
    expect((await propose()).refusal().code).toBe('TOO_MANY_REQUESTS');
  });
});
