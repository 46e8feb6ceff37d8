import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../i18n/useTranslation';

/** Ant Design's Form holds the words of its errors: with another language, `say` says them again. */
export function useLanguageChange(say: () => void) {
  const { language } = useTranslation().i18n;
  const sayNow = useEffectEvent(say);
  useEffect(() => sayNow(), [language]);
}
