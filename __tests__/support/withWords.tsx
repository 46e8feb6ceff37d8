import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { InterfaceLanguage } from '../../src/shared/domain/text/interfaceLanguages';
import { createI18n } from '../../src/client/i18n/createI18n';
import { catalogue as enUs } from '../../src/shared/i18n/en-US/catalogue';
import { catalogue as esMx } from '../../src/shared/i18n/es-MX/catalogue';
import { catalogue as jaJp } from '../../src/shared/i18n/ja-JP/catalogue';

const CATALOGUES = { 'en-US': enUs, 'es-MX': esMx, 'ja-JP': jaJp } as const;

/** A piece with the words of a language and nothing else around it. */
export function withWords(piece: ReactNode, language: InterfaceLanguage = 'en-US') {
  const i18n = createI18n(language);
  i18n.addResourceBundle(language, 'translation', CATALOGUES[language]);
  return <I18nextProvider i18n={i18n}>{piece}</I18nextProvider>;
}
