import type { ConfigProviderProps } from 'antd';
import { useEffect, useState } from 'react';
import type { InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';
import { loadAntdLocale } from './loadAntdLocale';

/** Ant Design's own words in the interface language; its English ones until they have come. */
export function useAntdLocale(language: InterfaceLanguage): ConfigProviderProps['locale'] {
  const [locale, setLocale] = useState<ConfigProviderProps['locale']>();
  useEffect(() => {
    let isGone = false;
    loadAntdLocale(language).then(
      (loaded) => !isGone && setLocale(loaded),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [language]);
  return locale;
}
