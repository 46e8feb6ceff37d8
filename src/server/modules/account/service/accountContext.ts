import type { SignInContext } from '../../auth/service/signInContext';
import { type AccountLimitSettings, type AccountLimits, createAccountLimits } from './accountLimits';

/** Needs of registering, codes, passwords and the newsletter, beside those of signing in. */
export interface AccountContext extends SignInContext {
  accountLimits: AccountLimits;
  /** a forgotten password's answer does not tell whether the address is known */
  hidesUnknownAccounts: boolean;
}

interface AccountSettings {
  limits: AccountLimitSettings;
  hidesUnknownAccounts: boolean;
}

export function createAccountContext(context: SignInContext, settings: AccountSettings): AccountContext {
  return {
    ...context,
    accountLimits: createAccountLimits(context.db.queries, settings.limits),
    hidesUnknownAccounts: settings.hidesUnknownAccounts,
  };
}
