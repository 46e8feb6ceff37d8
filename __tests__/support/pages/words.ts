import type { InterfaceLanguage } from '../../../src/shared/domain/text/interfaceLanguages';
import type { Catalogue } from '../../../src/shared/i18n/Catalogue';
import { catalogue as english } from '../../../src/shared/i18n/en-US/catalogue';
import { catalogue as spanish } from '../../../src/shared/i18n/es-MX/catalogue';
import { catalogue as japanese } from '../../../src/shared/i18n/ja-JP/catalogue';

/** The screens' words by language: a test that runs in all three finds its buttons by these. */
export const WORDS: Record<InterfaceLanguage, Catalogue> = {
  'en-US': english,
  'es-MX': spanish,
  'ja-JP': japanese,
};
