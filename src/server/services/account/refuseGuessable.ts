import { AppError } from '../../../contract/errors';
import { DEMO_PASSWORD } from '../../db/demo/demoAccounts';
import { isCommonPassword } from './isCommonPassword';

/**
 * Refuses, as an issue of the named field, a new password that is among those tried first. The demo's is one of
 * them wherever it does not open the demo accounts, because signing in refuses it there.
 */
export function refuseGuessable(
  password: string,
  path: string,
  { acceptsDemoPassword }: { acceptsDemoPassword: boolean },
): void {
  const isDemo = password === DEMO_PASSWORD && !acceptsDemoPassword;
  if (isDemo || isCommonPassword(password)) {
    throw new AppError('INVALID', { issues: [{ path, code: 'password_common' }] });
  }
}
