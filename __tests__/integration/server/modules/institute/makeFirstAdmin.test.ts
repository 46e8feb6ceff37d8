import { makeFirstAdmin } from '../../../../../src/server/modules/institute/service/makeFirstAdmin';
import { findUserByEmail } from '../../../../../src/server/modules/account/service/users';
import { startTestServer, type TestServer } from '../../../../support/testServer';

const WISH = { firstName: 'Ada', lastName: 'Byron', passwordHash: 'hash' };

describe('the first admin', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer();
  });
  afterEach(() => server.close());
  const user = (email: string) => findUserByEmail(server.context.db.queries, email);

  it('is one, however many are made at once, and the log tells of it', async () => {
    const emails = ['a@people.example', 'b@people.example', 'c@people.example'];
    const outcomes = await Promise.all(
      emails.map((email) => makeFirstAdmin(server.context, { ...WISH, email })),
    );
    expect([...outcomes].sort()).toEqual(['exists', 'exists', 'made']);
    const log = server.context.db.queries.selectFrom('audit_log').selectAll();
    expect(await log.execute()).toMatchObject([{ action: 'institute.first_admin', subject: 'Ada Byron' }]);
  });

  it('may be somebody with an account, who keeps their password', async () => {
    const known = await server.addClient();
    expect(await makeFirstAdmin(server.context, { ...WISH, email: known.email })).toBe('appointed');
    expect(await user(known.email)).toMatchObject({
      roles: ['institute_admin'],
      password_hash: known.password_hash,
    });
  });

  it('takes over a registration that waits for its code, with the new password', async () => {
    const waiting = await server.addClient({ isVerified: false });
    expect(await makeFirstAdmin(server.context, { ...WISH, email: waiting.email })).toBe('made');
    const made = await user(waiting.email);
    expect(made).toMatchObject({ roles: ['institute_admin'], password_hash: 'hash' });
    expect(made?.verified_at).not.toBeNull();
  });
});
