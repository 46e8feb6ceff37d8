import { defaultTheme } from 'antd/lib/theme/context';

type Derive = typeof defaultTheme.getDerivativeToken;

/**
 * Ant Design works out the values of a theme for each page, and each test is a page of its own, though what the theme
 * says is the same. They are frozen, since all pages share them. `antdTokens.test.tsx` holds that they are those.
 */
const derive = defaultTheme.getDerivativeToken.bind(defaultTheme) as (token: Parameters<Derive>[0]) => object;
const derived = new Map<string, object>();

defaultTheme.getDerivativeToken = (token) => {
  const key = JSON.stringify(token);
  const values = derived.get(key) ?? Object.freeze(derive(token));
  derived.set(key, values);
  return values;
};
