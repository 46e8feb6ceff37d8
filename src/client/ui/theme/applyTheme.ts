import { type ColorMode, FONTS, LAYOUT, MOTION, PALETTES, RADIUS, TYPE } from './theme';

/**
 * Gives a page its colour mode: the tokens as CSS custom properties (`--dr-ink-soft`), for everything that is
 * not Ant Design's. Set through the CSSOM, so that no inline style has to be allowed by the CSP. May run before
 * the first paint.
 */
export function applyTheme(root: HTMLElement, mode: ColorMode): void {
  for (const [name, value] of Object.entries(themeProperties(mode))) root.style.setProperty(name, value);
  root.dataset.colorMode = mode;
  root.style.setProperty('color-scheme', mode);
}

/** The custom properties of a mode, by name. */
export function themeProperties(mode: ColorMode): Record<string, string> {
  const colors = Object.entries(PALETTES[mode]).map(([name, color]) => [property(name), color]);
  const type = Object.entries(TYPE).flatMap(([name, { size, line }]) => [
    [property(`text-${name}`), `${size / 16}rem`],
    [property(`line-${name}`), `${line / 16}rem`],
  ]);
  const fonts = Object.entries(FONTS).map(([name, stack]) => [property(`font-${name}`), stack]);
  const motion = Object.entries(MOTION).map(([name, duration]) => [
    property(`motion-${name}`),
    `${duration}ms`,
  ]);
  const layout = Object.entries(LAYOUT).map(([name, width]) => [property(`layout-${name}`), `${width}px`]);
  return Object.fromEntries([
    ...colors,
    ...type,
    ...fonts,
    ...motion,
    ...layout,
    ['--dr-radius', `${RADIUS}px`],
  ]) as Record<string, string>;
}

function property(name: string): string {
  return `--dr-${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
}
