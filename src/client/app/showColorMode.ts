import type { ColorMode } from '../store/storedColorMode';
import { applyTheme } from '../ui/theme/applyTheme';

/** Dresses the page, and the browser's own bar around it. */
export function showColorMode(mode: ColorMode): void {
  applyTheme(document.documentElement, mode);
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  const ground = bar?.dataset[mode];
  if (bar && ground) bar.content = ground;
}
