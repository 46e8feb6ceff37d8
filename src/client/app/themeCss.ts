import { themeProperties } from '../ui/theme/applyTheme';

/** The tokens of both colour modes as a stylesheet, for what is painted before any script of ours runs. */
export function themeCss(): string {
  return `:root{color-scheme:light;${declarations('light')}}:root[data-color-mode=dark]{color-scheme:dark;${declarations('dark')}}${TARGET}${paper()}`;
}

/** How large a control is at least: a finger needs more than a pointer. */
const TARGET =
  ':root{--dr-target:40px;--dr-link:28px}@media (pointer:coarse){:root{--dr-target:44px;--dr-link:44px}}';

function declarations(mode: 'light' | 'dark'): string {
  return Object.entries(themeProperties(mode))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

/** Paper is light, whatever the screen is: that wins over what `applyTheme` sets on the page. */
function paper(): string {
  const colors = Object.entries(themeProperties('light')).filter(([, value]) => /^#|^rgba/.test(value));
  const told = colors.map(([name, value]) => `${name}:${value}!important`).join(';');
  return `@media print{:root{color-scheme:light!important;${told}}}`;
}
