import { createAccessTokens } from '../accessTokens';
import { createCallTurns } from '../../../platform/limits/callTurns';
import type { ServiceContext } from '../../../platform/context';
import { createRefreshTokens } from '../refreshTokens';
import type { SessionRules } from './sessionRules';
import type { SignInContext } from './signInContext';
import { createSignInLimits, type LimitSettings } from './signInLimits';

interface SignInSettings extends SessionRules {
  accessTokenSeconds: number;
  limits: LimitSettings;
  acceptsDemoPassword: boolean;
}

export function createSignInContext(
  context: ServiceContext,
  settings: SignInSettings,
  tokenSecret: string,
): SignInContext {
  return {
    ...context,
    accessTokens: createAccessTokens(tokenSecret, settings.accessTokenSeconds),
    refreshTokens: createRefreshTokens(tokenSecret),
    limits: createSignInLimits(context.db.queries, settings.limits),
    acceptsDemoPassword: settings.acceptsDemoPassword,
    turns: createCallTurns(context.db.kind),
    sessionRules: { refreshTokenDays: settings.refreshTokenDays },
  };
}
