import { inviteAssociate } from '../../../../../src/shared/contract/account/invitations';
import { requestSubscription } from '../../../../../src/shared/contract/account/publicSignUp';
import * as account from '../../../../../src/shared/contract/account/userAccount';
import { claimDueMails } from '../../../../../src/server/platform/mail/claimDueMails';
import { addInstitute } from '../../../../support/instituteScene';
import { startTestServer, type TestServer } from '../../../../support/testServer';

/** As many as a worker takes at once. */
const BATCH = 10;

describe('mails to addresses that nobody proved', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ settings: { MAILS_PER_ADDRESS: '1000', MAILS_PER_MAILBOX: '1000' } });
  });
  afterAll(() => server.close());
  beforeEach(() => server.context.db.queries.deleteFrom('outbox').execute());

  /** Addresses of the next mails to leave, in no order. */
  async function next() {
    const now = server.clock.now();
    const claim = { now, leaseUntil: new Date(now.getTime() + 60_000), limit: BATCH };
    return (await claimDueMails(server.context.db.queries, claim)).map(({ recipient }) => recipient);
  }

  it.each([
    ['a code for signing in', account.requestMagicCode],
    ['a temporary password', account.resetPassword],
  ])('leave after those to others, though they say the same: %s', async (_what, endpoint) => {
    for (let each = 0; each < BATCH; each += 1) {
      const email = `stranger@${endpoint.name}${each}.example`.toLowerCase();
      await server.addClient({ email, isVerified: false });
      expect((await server.call(endpoint, { email })).status).toBe(200);
    }
    server.clock.advance({ seconds: 1 });
    const { email } = await server.addClient();
    expect((await server.call(endpoint, { email })).status).toBe(200);
    expect(await next()).toContain(email);
  });

  it('are all that anybody can have sent to an address that is not theirs', async () => {
    const admin = await server.addClient({ roles: ['institute_admin'] });
    await addInstitute(server.context, 'Harbour', [admin]);
    const { token } = await server.signIn(admin.email);
    const [known, unproved] = [await server.addClient(), await server.addClient({ isVerified: false })];
    const stranger = 'stranger@people.example';
    for (const { email } of [known, unproved, { email: stranger }]) {
      expect((await server.call(inviteAssociate, { email }, { token })).status).toBe(200);
    }
    const name = { first_name: 'Ana', last_name: 'Ruiz', group_id: 100 as const };
    await server.call(account.registerUser, { ...name, email: stranger, password: 'Bridge-Of-Words-9' });
    await server.call(requestSubscription, { email: stranger });
    const mails = server.context.db.queries
      .selectFrom('outbox')
      .select(['recipient', 'template', 'is_proved']);
    const sent = (await mails.execute()).map((mail) => [mail.recipient, mail.template, mail.is_proved]);
    expect(sent.sort()).toEqual(
      [
        [known.email, 'invitation', true],
        [unproved.email, 'invitation', false],
        [stranger, 'invitation', false],
        [stranger, 'verifyAccount', false],
        [stranger, 'confirmSubscription', false],
      ].sort(),
    );
  });
});
