import { AppError } from '../../../shared/contract/base/errors';
import { isCommonPassword } from './isCommonPassword';

/** What whoever guesses at this house would try, the demo's password among it. */
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
