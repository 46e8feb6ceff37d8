import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_MIN_LENGTH } from '../../../shared/domain/people/passwordRules';

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
