import { useTranslation } from '../../i18n/useTranslation';

/** What parts a sentence from what follows it on its line: a space, where the reader's language has one. */
export function Gap() {
  return useTranslation().i18n.language === 'ja-JP' ? null : ' ';
}
