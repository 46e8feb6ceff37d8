import { theme } from 'antd';
import { defaultTheme } from 'antd/lib/theme/context';

const { defaultSeed } = theme;

test('the values of a theme are worked out once, and are Ant Design’s own', () => {
  const values = defaultTheme.getDerivativeToken(defaultSeed);
  expect(values).toEqual(theme.defaultAlgorithm(defaultSeed));
  expect(defaultTheme.getDerivativeToken({ ...defaultSeed })).toBe(values);
});

test('another theme has values of its own', () => {
  const still = { ...defaultSeed, motion: false, colorPrimary: '#b00020' };
  expect(defaultTheme.getDerivativeToken(still)).toEqual(theme.defaultAlgorithm(still));
  expect(defaultTheme.getDerivativeToken(still)).not.toEqual(defaultTheme.getDerivativeToken(defaultSeed));
});
