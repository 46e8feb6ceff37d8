import type { TFunction } from 'i18next';
import { useCallback, useContext, useSyncExternalStore } from 'react';
import { I18nContext } from 'react-i18next';
import type { I18n } from './createI18n';

interface Spoken {
  t: TFunction;
  i18n: I18n;
}

const SPOKEN = new WeakMap<I18n, Spoken>();

/**
 * The words of the language that is spoken; a component is drawn again when another one is. react-i18next's own hook
 * makes a copy of the whole instance and a `t` for every component that asks, which took a tenth of a long list's time.
 */
export function useTranslation(): Spoken {
  const { i18n } = useContext(I18nContext);
  const spoken = () => spokenBy(i18n);
  const follow = useCallback(
    (changed: () => void) => {
      i18n.on('languageChanged', changed);
      return () => i18n.off('languageChanged', changed);
    },
    [i18n],
  );
  return useSyncExternalStore(follow, spoken, spoken);
}

function spokenBy(i18n: I18n): Spoken {
  const known = SPOKEN.get(i18n);
  if (known) return known;
  // Heard before any component hears of another language, so that each finds the new words.
  i18n.on('languageChanged', () => speak(i18n));
  return speak(i18n);
}

function speak(i18n: I18n): Spoken {
  const spoken = { t: i18n.getFixedT(i18n.language), i18n };
  SPOKEN.set(i18n, spoken);
  return spoken;
}
