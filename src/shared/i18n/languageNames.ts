import type { InterfaceLanguage } from '../domain/text/interfaceLanguages';

/** Each language by its own name, so that whoever cannot read the page finds theirs. */
export const LANGUAGE_NAMES: Record<InterfaceLanguage, string> = {
  'en-US': 'English',
  'es-MX': 'Español',
  'ja-JP': '日本語',
};
