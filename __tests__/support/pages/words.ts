import type { InterfaceLanguage } from '../../../src/domain/interfaceLanguages';
import type { Catalogue } from '../../../src/i18n/Catalogue';
import { catalogue as english } from '../../../src/i18n/en-US/catalogue';
import { catalogue as spanish } from '../../../src/i18n/es-MX/catalogue';
import { catalogue as japanese } from '../../../src/i18n/ja-JP/catalogue';

/** What the screens say, by language: a test that runs in all three finds its buttons by these. */
export const WORDS: Record<InterfaceLanguage, Catalogue> = {
  'en-US': english,
  'es-MX': spanish,
  'ja-JP': japanese,
};
