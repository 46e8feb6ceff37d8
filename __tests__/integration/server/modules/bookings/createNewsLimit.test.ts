import { randomUUID } from 'node:crypto';
import {
  acceptBooking,
  cancelBooking,
  declineBooking,
} from '../../../../../src/shared/contract/bookings/booking';
import { addBooking, getBooking, updateBooking } from '../../../../../src/shared/contract/bookings/client';
import {
  answerProposal,
  proposeTime,
  withdrawProposal,
} from '../../../../../src/shared/contract/bookings/rescheduling';
import { bookingRequest } from '../../../../support/bookingRequest';
import { startTestServer, type TestServer } from '../../../../support/testServer';

describe('changes of bookings, which mail somebody', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      settings: { BOOKING_CHANGES_PER_HOUR: '3', BOOKING_ANSWERS_PER_HOUR: '3' },
    });
  });
  afterAll(() => server.close());

  it('are so many an hour for one person, whichever they are, and reading goes on', async () => {
    const tokenOf = async ({ email }: { email: string }) => (await server.signIn(email)).token;
    const [token, other] = [await tokenOf(await server.addClient()), await tokenOf(await server.addClient())];
    const id = randomUUID();
    const cancel = async (by: string) =>
      (await server.call(cancelBooking, { id, feeSeen: 0 }, { token: by })).refusal().code;
    const codes = new Set<string>();
    for (let tries = 0; tries < 3; tries += 1) codes.add(await cancel(token));
    expect([...codes]).toEqual(['NOT_FOUND']);
    expect(await cancel(token)).toBe('TOO_MANY_REQUESTS');
    const withdrawn = await server.call(withdrawProposal, { id, version: 1 }, { token });
    expect(withdrawn.refusal().code).toBe('TOO_MANY_REQUESTS');
    expect(proposeTime.refusals).toContain('TOO_MANY_REQUESTS');
    expect((await server.call(getBooking, { id }, { token })).refusal().code).toBe('NOT_FOUND');
    expect(await cancel(other)).toBe('NOT_FOUND');
  });

  it('answers are so many an hour for one person, whichever they are, and apart from changes', async () => {
    const { token } = await server.signIn((await server.addInterpreter()).email);
    const id = randomUUID();
    const answers = [
      await server.call(acceptBooking, { id }, { token }),
      await server.call(declineBooking, { id }, { token }),
      await server.call(answerProposal, { id, version: 1, agrees: false }, { token }),
      await server.call(answerProposal, { id, version: 1, agrees: true }, { token }),
      await server.call(acceptBooking, { id }, { token }),
      await server.call(withdrawProposal, { id, version: 1 }, { token }),
    ];
    const codes = answers.map((answer) => answer.refusal().code);
    const [once, often] = ['NOT_FOUND', 'TOO_MANY_REQUESTS'];
    expect(codes).toEqual([once, once, once, often, often, once]);
  });
});

describe('changes of bookings with one other person', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ settings: { BOOKING_CHANGES_PER_HOUR: '40' } });
  });
  afterAll(() => server.close());

  it('are a quarter of all, so that nobody fills a mailbox by changing one request', async () => {
    const client = await server.addClient();
    const [one, other] = [await server.addInterpreter(), await server.addInterpreter()];
    const { token } = await server.signIn(client.email);
    const wish = ({ id }: typeof one, changes: Parameters<typeof bookingRequest>[1]) =>
      bookingRequest({ clientId: client.id, interpreterId: id }, changes);
    const ask = async (interpreter: typeof one, when = {}) =>
      (await server.call(addBooking, wish(interpreter, when), { token })).data();
    const asked = await ask(one);
    const change = async (round: number) => {
      const changed = { ...wish(one, { meetingTitle: `Change ${round}` }), id: asked.id };
      return (await server.call(updateBooking, changed, { token })).status;
    };
    const statuses: number[] = [];
    for (let round = 0; round < 11; round += 1) statuses.push(await change(round));
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    const elsewhere = await ask(other, { meetingTime: '02:00' });
    expect((await server.call(cancelBooking, { id: elsewhere.id, feeSeen: 0 }, { token })).status).toBe(200);
    const mails = await server.context.db.queries
      .selectFrom('outbox')
      .select('id')
      .where('recipient', '=', one.email)
      .execute();
    expect(mails).toHaveLength(11);
  });
});
