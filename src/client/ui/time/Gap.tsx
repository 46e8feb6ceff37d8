import { useTranslation } from '../../i18n/useTranslation';

/** The gap between a sentence and what follows it on its line: a space, where the reader's language has one. */
export function Gap() {
  return useTranslation().i18n.language === 'ja-JP' ? null : ' ';
}
