/** @embedded */
import { webcrypto } from 'node:crypto';
import { createAccessTokens } from '../../../../../src/server/modules/auth/accessTokens';
import { authenticate } from '../../../../../src/server/modules/auth/service/authenticate';
import { tooMany } from '../../../../../src/server/platform/limits/consumeLimit';

const AT = new Date('2026-03-04T05:06:07.890Z');
const LIFETIME = 3600;
const holder = {
  userId: '11111111-1111-4111-8111-111111111111',
  sessionId: '22222222-2222-4222-8222-222222222222',
  groupId: 100 as const,
  roles: [],
};
const after = (seconds: number) => new Date(AT.getTime() + seconds * 1000);

describe('an access token that comes again', () => {
  const tokens = createAccessTokens('a secret of many words for a test', LIFETIME);
  const found = {
    userId: holder.userId,
    sessionId: holder.sessionId,
    issuedAt: new Date('2026-03-04T05:06:07Z'),
  };

  it('says the same, and has its signature checked once', async () => {
    const checked = jest.spyOn(webcrypto.subtle, 'verify');
    const token = await tokens.issue(holder, AT);
    for (let count = 0; count < 3; count += 1) expect(await tokens.read(token, after(count))).toEqual(found);
    expect(checked).toHaveBeenCalledTimes(1);
    checked.mockRestore();
  });

  it('is refused from the second on at which it ends, however often it was read before', async () => {
    const token = await tokens.issue(holder, AT);
    const ends = new Date(found.issuedAt.getTime() + LIFETIME * 1000);
    expect(await tokens.read(token, new Date(ends.getTime() - 1))).toEqual(found);
    expect(await tokens.read(token, ends)).toBeNull();
    expect(await tokens.read(token, after(2 * LIFETIME))).toBeNull();
  });

  it('waits for its person’s turn before the database is asked whether it still stands', async () => {
    const token = await tokens.issue(holder, AT);
    const context = { accessTokens: tokens, clock: { now: () => AT }, db: null } as never;
    const turns: string[] = [];
    const notNow = ({ userId }: { userId: string }) => {
      turns.push(userId);
      return Promise.reject(tooMany(2));
    };
    const asked = authenticate(context, `Bearer ${token}`, notNow);
    await expect(asked).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(turns).toEqual([holder.userId]);
  });

  it('is of no help to one that is forged from it, or of another server', async () => {
    const token = await tokens.issue(holder, AT);
    await tokens.read(token, AT);
    const [head, claims, signature = ''] = token.split('.');
    const other = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
    expect(await tokens.read(`${head}.${claims}.${other}`, AT)).toBeNull();
    const foreign = createAccessTokens('a secret of quite other words, also long', LIFETIME);
    expect(await foreign.read(token, AT)).toBeNull();
  });
});
