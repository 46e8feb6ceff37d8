import type { DeviceWords } from '../../../../shared/domain/people/deviceWords';
import type { InterfaceLanguage } from '../../../../shared/domain/text/interfaceLanguages';
import type { Whence } from './knownDevice';
import type { AccessTokens } from '../accessTokens';
import type { CallTurns } from '../../../platform/limits/callTurns';
import type { ServiceContext } from '../../../platform/context';
import type { RefreshTokens } from '../refreshTokens';
import type { SessionRules } from './sessionRules';
import type { SignInLimits } from './signInLimits';

/** Needs of the sign-in services beside the database and the clock. */
export interface SignInContext extends ServiceContext {
  accessTokens: AccessTokens;
  refreshTokens: RefreshTokens;
  limits: SignInLimits;
  sessionRules: SessionRules;
  turns: CallTurns;
  /** only a demo on one's own machine opens to the password that everybody knows */
  acceptsDemoPassword: boolean;
}

/** Someone without an access token: what is known of them. */
export interface Visitor extends Whence {
  /** from the refresh cookie, if there is one */
  refreshToken: string | null;
  /** what `Accept-Language` asks for: mails to somebody who chose no language are in it */
  language: InterfaceLanguage;
  /** what the browser says of itself */
  device: DeviceWords;
}
