import type { Queries } from '../../../db/database';
import { createRateLimiter } from '../../../platform/limits/createRateLimiter';
import { consumeLimit, limitKey } from '../../../platform/limits/consumeLimit';
import { knownDevice, type Whence } from './knownDevice';
import { networkOf } from '../../../platform/limits/networkOf';

/** So many networks together may try at one account what one of them may, before it is closed to all that are not known. */
const NETWORKS = 5;

export interface LimitSettings {
  loginTriesPerAccount: number;
  loginTriesPerAddress: number;
  renewalsPerSession: number;
  windowSeconds: number;
}

/**
 * How often what may be tried; whatever is over it is TOO_MANY_REQUESTS with the seconds to wait. A browser that the
 * account's owner signed in with before is counted by itself, so that nobody elsewhere can lock it out; and a network by itself, so
 * that no single one can lock the owner out of a new browser elsewhere.
 */
export interface SignInLimits {
  countTry(email: string, from: Whence): Promise<void>;
  /** the try was right: account and network start anew with each other, the network has one less in all */
  forgiveTries(email: string, from: Whence): Promise<void>;
  countRenewal(sessionId: string): Promise<void>;
  countUnknownToken(address: string): Promise<void>;
}

export function createSignInLimits(queries: Queries, settings: LimitSettings): SignInLimits {
  const limiter = (name: string, points: number) =>
    createRateLimiter(queries, { name, points, seconds: settings.windowSeconds });
  const ofNetwork = limiter('login-network', settings.loginTriesPerAccount);
  const account = limiter('login-account', NETWORKS * settings.loginTriesPerAccount);
  const ofDevice = limiter('login-device', settings.loginTriesPerAccount);
  const address = limiter('login-address', settings.loginTriesPerAddress);
  const session = limiter('renewal-session', settings.renewalsPerSession);
  const unknown = limiter('renewal-unknown', settings.loginTriesPerAddress);
  return {
    countTry: async (email, from) => {
      const device = await knownDevice(queries, email, from);
      if (device !== null) return consumeLimit(ofDevice, `${accountOf(email)} ${device}`);
      await consumeLimit(address, networkOf(from.address));
      await consumeLimit(ofNetwork, `${accountOf(email)} ${networkOf(from.address)}`);
      await consumeLimit(account, accountOf(email));
    },
    forgiveTries: async (email, from) => {
      const device = await knownDevice(queries, email, from);
      if (device !== null) return void (await ofDevice.delete(limitKey(`${accountOf(email)} ${device}`)));
      await ofNetwork.delete(limitKey(`${accountOf(email)} ${networkOf(from.address)}`));
      await account.delete(limitKey(accountOf(email)));
      await address.reward(limitKey(networkOf(from.address)));
    },
    countRenewal: (sessionId) => consumeLimit(session, sessionId),
    countUnknownToken: (from) => consumeLimit(unknown, networkOf(from)),
  };
}

/** An address as it is counted by, whatever its letters' case. */
export const accountOf = (email: string) => email.trim().toLowerCase();
