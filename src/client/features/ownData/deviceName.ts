import type { TFunction } from 'i18next';
import type { SignIn } from '../../../shared/contract/account/signIns';

/** "Firefox on Windows", as far as it is known. */
export function deviceName(
  { browser, operating_system: system }: Pick<SignIn, 'browser' | 'operating_system'>,
  t: TFunction,
): string {
  const known = browser ?? t('signIns.unknownBrowser');
  return system === null ? known : t('signIns.on', { browser: known, system });
}
