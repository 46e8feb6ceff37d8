import { LAYOUT } from '../theme/theme';

/** What the panel takes on the screen, in pixels. */
const PANEL_HEIGHT = 430;
const DISTANCE = 8;

/** Moves the page up where the panel would have room neither above its field nor beneath it, and would lie over it. */
export function makePanelRoom(field: HTMLElement | undefined): void {
  if (!field) return;
  const { top, bottom } = field.getBoundingClientRect();
  if (Math.max(top, window.innerHeight - bottom) > PANEL_HEIGHT) return;
  window.scrollBy({ top: top - LAYOUT.header - DISTANCE });
}
