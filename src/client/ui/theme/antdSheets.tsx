import { extractStyle } from '@ant-design/static-style-extract';
import * as antd from 'antd';
import { ANTD_SCOPE, antdTheme, type Circumstances } from './antdTheme';
import { readVariables, topLevelRules, variablesCss } from './cssVariables';
import type { ColorMode } from './theme';

/**
 * Ant Design's components by the sheet that styles them, each without what the sheets before it have: `base` comes with
 * each page, `inside` behind the sign-in, the others with the wrapper that shows them.
 */
const COMPONENTS = {
  base: [
    ...['App', 'Alert', 'AutoComplete', 'Button', 'Checkbox', 'Divider', 'Flex', 'Form', 'Input', 'Radio'],
    ...['Result', 'Segmented', 'Select', 'Skeleton', 'Space', 'Spin', 'Tooltip', 'notification'],
  ],
  inside: [
    ...[
      'Avatar',
      'Badge',
      'Card',
      'Collapse',
      'Descriptions',
      'Drawer',
      'Dropdown',
      'Empty',
      'Layout',
      'Menu',
    ],
    ...[
      'Modal',
      'Pagination',
      'Popover',
      'Progress',
      'Rate',
      'Slider',
      'Statistic',
      'Steps',
      'Switch',
      'Tabs',
    ],
    ...['Table', 'Tag', 'Timeline', 'Upload'],
  ],
  date: ['DatePicker'],
} as const;

type Sheet = keyof typeof COMPONENTS;

/**
 * Ant Design's styles in the house's theme, written at build for `zeroRuntime`: the content policy lets no style in that
 * a script writes. They stand in a layer, so the house's own rules win without outweighing their selectors.
 */
export function antdSheets(): Record<Sheet, string> {
  const written = new Set<string>();
  const onlyNew = (rules: readonly string[]) => {
    const fresh = rules.filter((rule) => !written.has(rule));
    for (const rule of fresh) written.add(rule);
    return fresh.join('');
  };
  const sheets = Object.keys(COMPONENTS).map((name) => [name, onlyNew(rulesOf(name as Sheet))] as const);
  return Object.fromEntries(sheets.map(([name, css]) => [name, `@layer antd{${css}}`])) as Record<
    Sheet,
    string
  >;
}

function rulesOf(name: Sheet): string[] {
  const light = extract(name, 'light', {});
  const variables = readVariables(light, SCOPE);
  const still = readVariables(extract(name, 'light', { still: true }), SCOPE);
  const touched = readVariables(extract(name, 'light', { touched: true }), SCOPE);
  return [
    ...variablesCss(':root', variables),
    // paper is light, whatever the screen is
    ...variablesCss(
      ':root[data-color-mode=dark]',
      readVariables(extract(name, 'dark', {}), SCOPE),
      variables,
    ).map((rule) => `@media screen{${rule}}`),
    ...variablesCss(':root', still, variables).map(
      (rule) => `@media (prefers-reduced-motion:reduce){${rule}}`,
    ),
    ...variablesCss(':root', touched, variables).map((rule) => `@media (pointer:coarse){${rule}}`),
    ...topLevelRules(light).filter(
      (rule) => !rule.startsWith(SCOPE) && !UNUSED.test(rule.split('{', 1)[0] ?? ''),
    ),
  ];
}

function extract(name: Sheet, mode: ColorMode, circumstances: Circumstances): string {
  return extractStyle({
    includes: [...COMPONENTS[name]],
    antdInstance: antd,
    customTheme: (node) => (
      <antd.ConfigProvider
        theme={{ ...antdTheme(mode, circumstances), hashed: false, cssVar: { key: ANTD_SCOPE } }}
      >
        {node}
      </antd.ConfigProvider>
    ),
  });
}

/** The class of Ant Design's variables; the house has one theme at a time, so they stand on the page itself. */
const SCOPE = `.${ANTD_SCOPE}`;
/** Styles that are never shown: a dozen more colours, and text from right to left. */
const UNUSED = /-rtl\b|-(blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|lime|gold)\b/;
