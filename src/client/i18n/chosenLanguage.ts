import { type InterfaceLanguage, isInterfaceLanguage } from '../../shared/domain/text/interfaceLanguages';

/** localStorage key and cookie alike; the cookie lets the server pick the prerendered page. */
export const LANGUAGE_KEY = 'language';

const YEAR_SECONDS = 365 * 24 * 3600;

/** The person's choice, or null while they have made none. */
export function readChosenLanguage(storage: Storage): InterfaceLanguage | null {
  const stored = storage.getItem(LANGUAGE_KEY)?.replaceAll('"', '');
  return isInterfaceLanguage(stored) ? stored : null;
}

export function keepChosenLanguage(language: InterfaceLanguage, storage: Storage, page: Document): void {
  storage.setItem(LANGUAGE_KEY, language);
  const isSecure = page.location.protocol === 'https:';
  page.cookie = `${LANGUAGE_KEY}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
