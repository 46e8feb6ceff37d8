import { transformSync } from '@babel/core';
import { ANTD_RUNTIME, withoutAntdRuntime } from '../../src/run/withoutAntdRuntime.mjs';

const SHEET = { hashClass: 'css-house', components: ['button'] };
const compiled = (file: string) =>
  transformSync('export default work();', {
    configFile: false,
    babelrc: false,
    filename: `/project/node_modules/antd/es/${file}`,
    plugins: [[withoutAntdRuntime, SHEET]],
  })?.code ?? '';

test.each([
  'button/style/index.js',
  'button/style/compact.js',
  'theme/useToken.js',
  'theme/themes/default/theme.js',
  '_util/wave/index.js',
])('%s does nothing in a browser', (file) => {
  expect(ANTD_RUNTIME.some((each) => each.test(`/project/node_modules/antd/es/${file}`))).toBe(true);
  expect(compiled(file)).not.toContain('work()');
  expect(compiled(file)).toContain('export default');
});

test('a styled component has the class that its styles are bound to', () => {
  expect(compiled('button/style/index.js')).toContain('css-house');
});

test('a component whose styles are in no sheet fails the build', () => {
  expect(() => compiled('table/style/index.js')).toThrow("Ant Design's table is used");
});

test.each(['button/Button.js', 'theme/context.js', 'style/index.js'])('%s stays as it is', (file) => {
  expect(ANTD_RUNTIME.some((each) => each.test(`/project/node_modules/antd/es/${file}`))).toBe(false);
});
