import type { ConfigProviderProps } from 'antd';
import dayjs from 'dayjs';
import type { InterfaceLanguage } from '../../domain/interfaceLanguages';

type AntdLocale = NonNullable<ConfigProviderProps['locale']>;

/** Ant Design and dayjs speak English by themselves; the other languages are chunks. dayjs is set as well. */
const LOADERS: Record<InterfaceLanguage, () => Promise<AntdLocale | undefined>> = {
  'en-US': () => {
    dayjs.locale('en');
    return Promise.resolve(undefined);
  },
  'es-MX': async () => {
    const [{ default: locale }] = await Promise.all([
      import(/* webpackChunkName: "antd-es" */ 'antd/locale/es_US'),
      import(/* webpackChunkName: "antd-es" */ 'dayjs/locale/es-mx'),
    ]);
    dayjs.locale('es-mx');
    return locale;
  },
  'ja-JP': async () => {
    const [{ default: locale }] = await Promise.all([
      import(/* webpackChunkName: "antd-ja" */ 'antd/locale/ja_JP'),
      import(/* webpackChunkName: "antd-ja" */ 'dayjs/locale/ja'),
    ]);
    dayjs.locale('ja');
    return locale;
  },
};

export function loadAntdLocale(language: InterfaceLanguage): Promise<AntdLocale | undefined> {
  return LOADERS[language]();
}
