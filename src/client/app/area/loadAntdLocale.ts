import type { ConfigProviderProps } from 'antd';
import type { InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';

type AntdLocale = NonNullable<ConfigProviderProps['locale']>;

/** Ant Design speaks English by itself; the other languages are chunks. */
const LOADERS: Record<InterfaceLanguage, () => Promise<AntdLocale | undefined>> = {
  'en-US': () => Promise.resolve(undefined),
  'es-MX': async () => {
    return (await import(/* webpackChunkName: "antd-es" */ 'antd/locale/es_US')).default;
  },
  'ja-JP': async () => {
    return (await import(/* webpackChunkName: "antd-ja" */ 'antd/locale/ja_JP')).default;
  },
};

export function loadAntdLocale(language: InterfaceLanguage): Promise<AntdLocale | undefined> {
  return LOADERS[language]();
}
