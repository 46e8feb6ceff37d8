import { randomUUID } from 'node:crypto';
import { acceptBooking, cancelBooking, declineBooking } from '../../../src/shared/contract/bookings/booking';
import { getBooking } from '../../../src/shared/contract/bookings/client';
import {
  answerProposal,
  proposeTime,
  withdrawProposal,
} from '../../../src/shared/contract/bookings/rescheduling';
import { startTestServer, type TestServer } from '../../support/testServer';

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
