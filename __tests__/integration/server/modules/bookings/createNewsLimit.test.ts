import { randomUUID } from 'node:crypto';
import {
  acceptBooking,
  cancelBooking,
  declineBooking,
} from '../../../../../src/shared/contract/bookings/booking';
import { acceptOffer, declineOffer, withdrawCall } from '../../../../../src/shared/contract/bookings/calls';
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

  const codesOf = (answers: readonly { refusal: () => { code: string } }[]) =>
    answers.map((answer) => answer.refusal().code);
  const [once, often] = ['NOT_FOUND', 'TOO_MANY_REQUESTS'];

  it('are so many an hour for one person, whichever they are; ending something and reading go on', async () => {
    const [one, other] = [await server.addClient(), await server.addClient()];
    const tokenOf = async ({ email }: { email: string }) => (await server.signIn(email)).token;
    const [token, otherToken] = [await tokenOf(one), await tokenOf(other)];
    const id = randomUUID();
    const change = (by: string) =>
      server.call(
        updateBooking,
        { ...bookingRequest({ clientId: one.id, interpreterId: randomUUID() }), id },
        { token: by },
      );
    const changes = [await change(token), await change(token), await change(token), await change(token)];
    expect(codesOf(changes)).toEqual([once, once, once, often]);
    const ends = [
      await server.call(cancelBooking, { id, feeSeen: 0 }, { token }),
      await server.call(withdrawProposal, { id, version: 1 }, { token }),
      await server.call(withdrawCall, { id }, { token }),
      await server.call(getBooking, { id }, { token }),
    ];
    expect(codesOf(ends)).toEqual([once, once, once, once]);
    expect(proposeTime.refusals).toContain(often);
    expect(codesOf([await change(otherToken)])).not.toEqual([often]);
  });

  it('acceptances are so many an hour for one person, apart from changes, and declining stays open', async () => {
    const { token } = await server.signIn((await server.addInterpreter()).email);
    const id = randomUUID();
    const answers = [
      await server.call(acceptBooking, { id }, { token }),
      await server.call(acceptBooking, { id }, { token }),
      await server.call(acceptOffer, { call_id: id }, { token }),
      await server.call(acceptOffer, { call_id: id }, { token }),
      await server.call(declineBooking, { id }, { token }),
      await server.call(declineOffer, { call_id: id }, { token }),
      await server.call(answerProposal, { id, version: 1, agrees: false }, { token }),
    ];
    expect(codesOf(answers)).toEqual([once, once, once, often, once, once, once]);
  });
});

describe('changes of bookings with one other person', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ settings: { BOOKING_CHANGES_PER_HOUR: '40' } });
  });
  afterAll(() => server.close());

  it('are a quarter of all, so that nobody fills a mailbox; the last one can be cancelled', async () => {
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
    await ask(other, { meetingTime: '02:00' });
    const mails = await server.context.db.queries
      .selectFrom('outbox')
      .select('id')
      .where('recipient', '=', one.email)
      .execute();
    expect(mails).toHaveLength(11);
    expect((await server.call(cancelBooking, { id: asked.id, feeSeen: 0 }, { token })).status).toBe(200);
  });
});
