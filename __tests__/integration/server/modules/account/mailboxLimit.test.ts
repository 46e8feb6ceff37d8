import * as account from '../../../../../src/shared/contract/account/userAccount';
import { inviteAssociate } from '../../../../../src/shared/contract/account/invitations';
import * as publicSignUp from '../../../../../src/shared/contract/account/publicSignUp';
import { addInstitute } from '../../../../support/instituteScene';
import { startTestServer, type TestServer } from '../../../../support/testServer';

describe('a mailbox', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ settings: { MAILS_PER_ACCOUNT: '4' } });
  });
  afterAll(() => server.close());

  let stranger = 0;
  const address = () => `198.51.100.${(stranger += 1)}`;
  const mailsTo = async (email: string) =>
    (
      await server.context.db.queries
        .selectFrom('outbox')
        .select('id')
        .where('recipient', '=', email)
        .execute()
    ).length;

  it('gets six mails an hour that it did not ask for, whoever asks and by whatever call', async () => {
    const { email } = await server.addClient();
    const password = 'Bridge-Of-Words-9';
    const names = { first_name: 'Ana', last_name: 'Ruiz', password, group_id: 100 as const };
    const statuses: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const from = () => ({ address: address() });
      statuses.push((await server.call(account.requestMagicCode, { email }, from())).status);
      statuses.push(
        (await server.call(account.resetPassword, { email: email.toUpperCase() }, from())).status,
      );
      statuses.push((await server.call(account.registerUser, { email, ...names }, from())).status);
      const wish = { email, topics: ['product_news' as const] };
      statuses.push((await server.call(publicSignUp.requestSubscription, wish, from())).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(6);
    // The last one is kept for a way in.
    expect(statuses.slice(0, 8)).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    expect(await mailsTo(email)).toBe(6);
  });

  it('gets no seventh where all are asked for at once', async () => {
    const { email } = await server.addClient();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, each) =>
        server.call(
          each % 2 ? account.requestMagicCode : account.resetPassword,
          { email },
          { address: address() },
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    expect(await mailsTo(email)).toBe(6);
  });

  it('gets six in any hour, not six before an hour is over and six after it', async () => {
    let each = 0;
    const subscribe = async () => {
      const wish = { email: `window+${(each += 1)}@people.example`, topics: ['product_news' as const] };
      return (await server.call(publicSignUp.requestSubscription, wish, { address: address() })).status;
    };
    const passMinutes = (minutes: number) =>
      server.context.db.queries
        .updateTable('rate_limits')
        .set((row) => ({ expire: row('expire', '-', minutes * 60_000) }))
        .execute();
    expect(await subscribe()).toBe(200);
    await passMinutes(50);
    while (each < 5) expect(await subscribe()).toBe(200);
    expect(await subscribe()).toBe(429);
    await passMinutes(11);
    expect([await subscribe(), await subscribe()]).toEqual([200, 429]);
  });

  it('is one and the same behind a plus, and behind the dots of Gmail', async () => {
    const statuses: number[] = [];
    for (let each = 0; each < 6; each += 1) {
      for (const email of [
        `victim+${each}@people.example`,
        `${each % 2 ? 'vic.tim' : 'v.ictim'}+${each}@gmail.com`,
      ]) {
        const wish = { email, topics: ['product_news' as const] };
        statuses.push(
          (await server.call(publicSignUp.requestSubscription, wish, { address: address() })).status,
        );
      }
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200));
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  it('gets invitations among these, whichever institutes send them, and keeps its way in', async () => {
    const invite = async (email: string) => {
      const admin = await server.addInterpreter({ roles: ['institute_admin'] });
      await addInstitute(server.context, `Institute of ${admin.id}`, [admin]);
      const { token } = await server.signIn(admin.email);
      return (await server.call(inviteAssociate, { email }, { token })).status;
    };
    const wish = { email: 'guest@people.example', topics: ['product_news' as const] };
    for (let each = 0; each < 2; each += 1)
      expect((await server.call(publicSignUp.requestSubscription, wish, { address: address() })).status).toBe(
        200,
      );
    const statuses: number[] = [];
    for (let each = 0; each < 4; each += 1) statuses.push(await invite(`guest+${each}@people.example`));
    expect(statuses).toEqual([200, 200, 200, 429]);
    const subscribed = await server.call(publicSignUp.requestSubscription, wish, { address: address() });
    expect(subscribed.status).toBe(429);
    const names = { first_name: 'Ana', last_name: 'Ruiz', group_id: 100 as const };
    const registration = { email: 'guest@people.example', password: 'Bridge-Of-Words-9', ...names };
    const registered = await server.call(account.registerUser, registration, { address: address() });
    expect(registered.status).toBe(200);
  });

  it('is what its owner asks for all the same from a browser that is known, however many networks ask', async () => {
    const { email } = await server.addClient();
    const { cookie } = await server.signIn(email);
    for (let each = 0; each < 6; each += 1)
      for (const call of [account.requestMagicCode, account.resetPassword])
        await server.call(call, { email }, { address: address() });
    expect(await mailsTo(email)).toBe(6);
    const refused = await server.call(account.requestMagicCode, { email }, { address: address() });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    expect((await server.call(account.requestMagicCode, { email }, { cookie })).status).toBe(200);
    expect((await server.call(account.resetPassword, { email }, { cookie })).status).toBe(200);
    expect(await mailsTo(email)).toBe(8);
  });

  it.each([account.requestMagicCode, account.resetPassword])(
    'keeps a way in for its owner’s new browser, whatever one stranger asks for: $name',
    async (wayIn) => {
      const { email } = await server.addClient();
      const stranger = { address: address() };
      for (const call of [account.resetPassword, account.requestMagicCode])
        for (let each = 0; each < 8; each += 1) await server.call(call, { email }, stranger);
      expect(await mailsTo(email)).toBe(5);
      const wish = { email, topics: ['product_news' as const] };
      const subscribed = await server.call(publicSignUp.requestSubscription, wish, { address: address() });
      expect(subscribed.status).toBe(429);
      const owner = { address: address() };
      expect((await server.call(wayIn, { email }, owner)).status).toBe(200);
      expect(await mailsTo(email)).toBe(6);
      expect((await server.call(wayIn, { email }, owner)).status).toBe(429);
    },
  );

  it('lets its owner register, whatever one stranger asked for before', async () => {
    const email = `new${address()}@people.example`;
    const stranger = { address: address() };
    for (const call of [account.resetPassword, account.requestMagicCode])
      for (let each = 0; each < 8; each += 1) await server.call(call, { email }, stranger);
    const names = {
      first_name: 'Ana',
      last_name: 'Ruiz',
      password: 'Bridge-Of-Words-9',
      group_id: 100 as const,
    };
    const registered = await server.call(account.registerUser, { email, ...names }, { address: address() });
    expect(registered.status).toBe(200);
    expect(await mailsTo(email)).toBe(1);
  });
});
