/**
 * @alone it is about hashes at their real price
 * @embedded
 */
import '../../../../support/realPrice';
import { performance } from 'node:perf_hooks';
import {
  hashPassword,
  isRightPassword,
  needsRehash,
} from '../../../../../src/server/modules/auth/service/passwords';

describe('passwords', () => {
  it('are kept as argon2id with 19 MiB, two passes and one lane, each with its own salt', async () => {
    const [one, other] = await Promise.all([
      hashPassword('Dragon-flight-9'),
      hashPassword('Dragon-flight-9'),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(other).not.toBe(one);
    expect(needsRehash(one)).toBe(false);
  });

  it.each(['Dragon-flight-9', 'ñandú-パスワード-9', 'x'.repeat(128)])(
    'are recognised: %s',
    async (password) => {
      const hash = await hashPassword(password);
      expect(await isRightPassword(hash, password)).toBe(true);
      expect(await isRightPassword(hash, `${password} `)).toBe(false);
    },
  );

  it('never match where there is no account', async () => {
    expect(await isRightPassword(null, '')).toBe(false);
    expect(await isRightPassword(null, 'Dragon-flight-9')).toBe(false);
  });

  it('take their time where there is no account, as where there is one', async () => {
    const hash = await hashPassword('Dragon-flight-9');
    const quickest = async (stored: string | null) => {
      let best = Infinity;
      for (let each = 0; each < 5; each += 1) {
        const start = performance.now();
        await isRightPassword(stored, 'Wrong-1234');
        best = Math.min(best, performance.now() - start);
      }
      return best;
    };
    const [known, unknown] = [await quickest(hash), await quickest(null)];
    // Without the dummy hash an unknown account would be answered hundreds of times faster.
    expect(unknown).toBeGreaterThan(known / 4);
  });

  it.each([
    [
      'less memory',
      '$argon2id$v=19$m=4096,t=2,p=1$BwcHBwcHBwcHBwcHBwcHBw$BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc',
    ],
    [
      'fewer passes',
      '$argon2id$v=19$m=19456,t=1,p=1$BwcHBwcHBwcHBwcHBwcHBw$BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc',
    ],
    [
      'another kind',
      '$argon2i$v=19$m=19456,t=2,p=1$BwcHBwcHBwcHBwcHBwcHBw$BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc',
    ],
  ])('are to be hashed anew when they were with %s', (_what, hash) => {
    expect(needsRehash(hash)).toBe(true);
  });
});
