import type { ConfigProviderProps } from 'antd';
import { useEffect, useState } from 'react';
import type { InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';

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

type AntdLocale = NonNullable<ConfigProviderProps['locale']>;

/** Ant Design speaks English by itself; the other languages are chunks. */
const LOADERS: Record<InterfaceLanguage, () => Promise<AntdLocale | undefined>> = {
  'en-US': () => Promise.resolve(undefined),
  'es-MX': async () => {
    return (await import(/* webpackChunkName: "antd-es" */ 'antd/locale/es_US')).default;
  },
  'ja-JP': async () => {
    // how Ant Design's date panel calls the months
    await import(/* webpackChunkName: "antd-ja" */ 'dayjs/locale/ja');
    return (await import(/* webpackChunkName: "antd-ja" */ 'antd/locale/ja_JP')).default;
  },
};

function loadAntdLocale(language: InterfaceLanguage): Promise<AntdLocale | undefined> {
  return LOADERS[language]();
}
