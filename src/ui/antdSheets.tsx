import { extractStyle } from '@ant-design/static-style-extract';
import * as antd from 'antd';
import { ANTD_SCOPE, antdTheme } from './antdTheme';
import { type CssVariables, readVariables, variablesCss } from './cssVariables';
import type { ColorMode } from './theme';

/** Ant Design's components by the sheet that styles them: `base` comes with each page, `inside` behind the sign-in. */
const COMPONENTS = {
  base: [
    ...['App', 'Alert', 'AutoComplete', 'Button', 'Checkbox', 'Divider', 'Flex', 'Form', 'Input', 'Radio'],
    ...['Result', 'Segmented', 'Select', 'Skeleton', 'Space', 'Spin', 'Tooltip', 'notification'],
  ],
  inside: [
    ...['Avatar', 'Badge', 'Card', 'Collapse', 'DatePicker', 'Descriptions', 'Drawer', 'Dropdown', 'Empty'],
    ...['InputNumber', 'Layout', 'Menu', 'Modal', 'Pagination', 'Popover', 'Progress', 'Rate', 'Slider'],
    ...['Statistic', 'Steps', 'Switch', 'Table', 'Tabs', 'Tag', 'Timeline', 'Tour', 'Upload', 'message'],
  ],
} as const;

type Sheet = keyof typeof COMPONENTS;

/**
 * Ant Design's styles in the house's theme, written at build for `zeroRuntime`: the content policy lets no style in that
 * a script writes. They stand in a layer, so the house's own rules win without outweighing their selectors.
 */
export function antdSheets(): Record<Sheet, string> {
  return { base: sheet('base'), inside: sheet('inside') };
}

function sheet(name: Sheet): string {
  const light = extract(name, 'light', false);
  const variables = readVariables(light, SCOPE);
  const differing = (page: string, other: CssVariables) => variablesCss(page, other, variables);
  const css = [
    variablesCss(':root', variables),
    differing(':root[data-color-mode=dark]', readVariables(extract(name, 'dark', false), SCOPE)),
    `@media (prefers-reduced-motion:reduce){${differing(':root', readVariables(extract(name, 'light', true), SCOPE))}}`,
    light.replaceAll(RULE, (rule, selectors: string) =>
      selectors.startsWith(SCOPE) || UNUSED.test(selectors) ? '' : rule,
    ),
  ];
  return `@layer antd{${css.join('')}}`;
}

function extract(name: Sheet, mode: ColorMode, still: boolean): string {
  return extractStyle({
    includes: [...COMPONENTS[name]],
    antdInstance: antd,
    customTheme: (node) => (
      <antd.ConfigProvider theme={{ ...antdTheme(mode, still), hashed: false, cssVar: { key: ANTD_SCOPE } }}>
        {node}
      </antd.ConfigProvider>
    ),
  });
}

/** The class of Ant Design's variables; the house has one theme at a time, so they stand on the page itself. */
const SCOPE = `.${ANTD_SCOPE}`;
const RULE = /([^{}]+)\{[^{}]*\}/g;
/** What nobody is shown: a dozen more colours, and text from right to left. */
const UNUSED = /-rtl\b|-(blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|lime|gold)\b/;
