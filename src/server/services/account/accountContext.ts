import type { SignInContext } from '../auth/signInContext';
import type { AccountLimits } from './accountLimits';

/** What the services around registering, codes, passwords and the newsletter need beside what sign-in does. */
export interface AccountContext extends SignInContext {
  accountLimits: AccountLimits;
  /** a forgotten password's answer does not tell whether the address is known */
  hidesUnknownAccounts: boolean;
}
