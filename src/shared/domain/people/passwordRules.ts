/**
 * The specification's password rules (section 5), in the order in which they are told. A rule is named by its
 * code; the words are in i18n.
 */
export const PASSWORD_MIN_LENGTH = 8;
/** Longer ones are refused, so that hashing stays bounded (OWASP ASVS 5.0, 6.2.9 asks for at least 64). */
export const PASSWORD_MAX_LENGTH = 128;

export type PasswordRule =
  'empty' | 'whitespace' | 'lowercase' | 'uppercase' | 'digit' | 'tooShort' | 'tooLong';

/** The first rule that a new password breaks, or null. */
export function brokenPasswordRule(password: string): PasswordRule | null {
  if (password === '') return 'empty';
  if (/\s/.test(password)) return 'whitespace';
  if (!/\p{Ll}/u.test(password)) return 'lowercase';
  if (!/\p{Lu}/u.test(password)) return 'uppercase';
  if (!/\d/.test(password)) return 'digit';
  if (password.length < PASSWORD_MIN_LENGTH) return 'tooShort';
  return password.length > PASSWORD_MAX_LENGTH ? 'tooLong' : null;
}

/** Checks the second typing of a new password; null where it is right. */
export function brokenConfirmationRule(password: string, typedAgain: string): 'empty' | 'different' | null {
  if (typedAgain === '') return 'empty';
  return typedAgain === password ? null : 'different';
}
