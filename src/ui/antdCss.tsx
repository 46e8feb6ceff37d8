import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, theme } from 'antd';
import useAlert from 'antd/es/alert/style';
import useButton from 'antd/es/button/style';
import useModal from 'antd/es/modal/style';
import Confirm from 'antd/es/modal/style/confirm';
import useNotification from 'antd/es/notification/style';
import { renderToStaticMarkup } from 'react-dom/server';
import { antdTheme } from './antdTheme';
import { type CssVariables, only, readVariables, usedNames, variablesCss } from './cssVariables';
import type { ColorMode } from './theme';

interface AntdCss {
  css: string;
  /** the class of everything that is Ant Design's */
  hashClass: string;
  /** the components that have their styles in the sheet, by the names of their folders in Ant Design */
  components: readonly string[];
}

/**
 * Ant Design's styles in the house's theme, for the build: browsers are spared the working out of both, which held up
 * the first screen on a slow phone, and the code for it.
 */
export function antdCss(): AntdCss {
  const { hashClass, rules, variables } = write('light', false);
  const sheet = usedRules(rules, hashClass);
  const names = usedNames(sheet, variables);
  const differing = (page: string, other: CssVariables) => variablesCss(page, only(names, other), variables);
  const css = [
    variablesCss(':root', only(names, variables)),
    differing(':root[data-color-mode=dark]', write('dark', false).variables),
    `@media (prefers-reduced-motion:reduce){${differing(':root', write('light', true).variables)}}`,
    sheet,
  ];
  return { css: css.join(''), hashClass, components: ['alert', 'button', 'modal', 'notification'] };
}

interface Written {
  rules: string;
  variables: CssVariables;
  hashClass: string;
}

/** What Ant Design writes into a page on which each of the components stands. */
function write(mode: ColorMode, still: boolean): Written {
  const cache = createCache();
  let hashClass = '';
  function Styles() {
    useAlert('ant-alert');
    useButton('ant-btn');
    useModal('ant-modal', 'ant-modal-css-var');
    useNotification('ant-notification', 'ant-notification-css-var');
    hashClass = theme.useToken().hashId;
    return <Confirm prefixCls="ant-modal" />;
  }
  renderToStaticMarkup(
    <StyleProvider cache={cache}>
      <ConfigProvider theme={{ ...antdTheme(mode, still), cssVar: { key: SCOPE } }}>
        <Styles />
      </ConfigProvider>
    </StyleProvider>,
  );
  const extract = (...types: ('style' | 'token' | 'cssVar')[]) => extractStyle(cache, { plain: true, types });
  return {
    rules: extract('style'),
    variables: readVariables(extract('token', 'cssVar').replaceAll(`.${SCOPE}`, '')),
    hashClass,
  };
}

/** The class under which Ant Design puts a theme's variables; the house has one theme, so they may stand on the page. */
const SCOPE = 'house';

/** What nobody is shown: buttons in a dozen more colours, joined ones, text from right to left; and Ant Design's own note. */
const UNUSED =
  /-(blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|lime|gold|compact|group|rtl)\b|cssinjs-cache/;

function usedRules(rules: string, hashClass: string): string {
  return rules
    .replaceAll(/([^{}]+)\{[^{}]*\}/g, (rule, selectors: string) => (UNUSED.test(selectors) ? '' : rule))
    .replaceAll(`:where(.${hashClass}).ant-`, '.ant-');
}
