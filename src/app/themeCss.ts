import { themeProperties } from '../ui/applyTheme';

/** The tokens of both colour modes as a stylesheet, for what is painted before any script of ours runs. */
export function themeCss(): string {
  return `:root{color-scheme:light;${declarations('light')}}:root[data-color-mode=dark]{color-scheme:dark;${declarations('dark')}}`;
}

function declarations(mode: 'light' | 'dark'): string {
  return Object.entries(themeProperties(mode))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}
