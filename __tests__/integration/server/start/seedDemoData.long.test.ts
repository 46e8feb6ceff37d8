import { login } from '../../../../src/shared/contract/account/user';
import { DEMO_EMAILS, DEMO_PASSWORD } from '../../../../src/server/platform/demo/demoAccounts';
import { seedDemoData } from '../../../../src/server/seed/seedDemoData';
import { startTestServer, type TestServer } from '../../../support/testServer';

describe('demo data at start', () => {
  let server: TestServer;
  afterEach(() => server.close());

  const seed = (plan: 'none' | 'known' | 'random') => seedDemoData(server.context.db, server.clock, plan);

  it('is not added where none is planned', async () => {
    server = await startTestServer();
    expect(await seed('none')).toEqual([]);
    expect(await server.context.db.queries.selectFrom('users').select('id').execute()).toEqual([]);
  });

  it('on one’s own machine opens with the password that is told, at every start', async () => {
    server = await startTestServer();
    const told = await seed('known');
    expect(told).toHaveLength(1);
    expect(await seed('known')).toEqual(told);
    for (const email of DEMO_EMAILS) {
      expect(told[0]).toContain(email);
      expect((await server.signIn(email, DEMO_PASSWORD)).user.email).toBe(email);
    }
    expect(told[0]).toContain(DEMO_PASSWORD);
  });

  it('tells of no demo accounts in a database that has none', async () => {
    server = await startTestServer();
    await server.addClient();
    expect(await seed('known')).toEqual([]);
  });

  it('elsewhere warns, and opens with random passwords that are told once', async () => {
    server = await startTestServer({ settings: { HOST: '0.0.0.0' } });
    const told = await seed('random');
    expect(told[0]).toMatch(/^Warning: SEED_DEMO=1 /);
    expect(told.join('\n')).not.toContain(DEMO_PASSWORD);
    for (const email of DEMO_EMAILS) {
      const [, password = ''] =
        told
          .find((line) => line.includes(email))
          ?.trim()
          .split(/ +/) ?? [];
      expect((await server.signIn(email, password)).user.email).toBe(email);
      const known = await server.call(login, { email, password: DEMO_PASSWORD });
      expect(known.body.result).toBe(false);
    }
    expect(await seed('random')).toEqual([]);
  });
});
