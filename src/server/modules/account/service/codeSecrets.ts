import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS } from '../../../../shared/domain/people/codeLife';

/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUP_LENGTH = 4;
const GROUPS = 3;
const TEMPORARY = new RegExp(
  `^[${LETTERS}]{${GROUP_LENGTH}}(?:-[${LETTERS}]{${GROUP_LENGTH}}){${GROUPS - 1}}$`,
);

/** The secrets in mails, and the hashes that are kept of them. */
export const codeSecrets = {
  /** six digits */
  createCode: () => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0'),
  /** 256 bits */
  createToken: () => randomBytes(32).toString('base64url'),
  /** three groups of four, 69 bits */
  createTemporaryPassword: () =>
    Array.from({ length: GROUPS }, () =>
      Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
    ).join('-'),
  /** whether a typed password could be a temporary one at all */
  looksTemporary: (typed: string) => TEMPORARY.test(typed),
  /** salted with the row's id, so that equal codes are stored differently */
  hashOfCode: (id: string, code: string) => sha256(`${id}:${code}`),
  hashOfToken: (token: string) => sha256(token),
  /** takes the same time wherever the two differ */
  isSameHash: (one: string, other: string) =>
    one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other)),
};

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
