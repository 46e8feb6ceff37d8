import { AppError } from '../../../../shared/contract/base/errors';
import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_MIN_LENGTH } from '../../../../shared/domain/people/passwordRules';

/** Words that an attacker of this site would try, the demo's password among them. */
const HOUSE_WORD = /dragoman/i;

/**
 * Refuses, as an issue of the named field, a new password that is among those tried first, or holds the product's
 * name; only a demo on one's own machine lets that be.
 */
export function refuseGuessable(
  password: string,
  path: string,
  { acceptsDemoPassword }: { acceptsDemoPassword: boolean },
): void {
  const hasHouseWord = HOUSE_WORD.test(password) && !acceptsDemoPassword;
  if (hasHouseWord || isCommonPassword(password)) {
    throw new AppError('INVALID', { issues: [{ path, code: 'password_common' }] });
  }
}

/**
 * Of some 49,000 leaked passwords, most common first (MIT, @zxcvbn-ts/language-common), those that could pass the
 * rules at all but for their case: about 5,200, so the 3,000 most common of them are among these.
 */
const COMMON = new Set(
  dictionary['passwords-common'].filter(
    (word) => word.length >= PASSWORD_MIN_LENGTH && /\d/.test(word) && /\p{L}/u.test(word),
  ),
);

/** Whether a password is one of those that are tried first; upper and lower case make no difference. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
