import type { SignInContext } from '../auth/signInContext';
import type { AccountContext } from './accountContext';
import { createAccountLimits, type AccountLimitSettings } from './accountLimits';

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
