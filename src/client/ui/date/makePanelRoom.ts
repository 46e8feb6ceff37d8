import { LAYOUT } from '../theme/theme';

/** What the panel takes on the screen, in pixels. */
const PANEL_HEIGHT = 430;
/** What stays in sight above the field: its label, where there is room for it. */
const LABEL_HEIGHT = 40;

/** Moves the page up where the panel would have room neither above its field nor beneath it, and would lie over it. */
export function makePanelRoom(field: HTMLElement | undefined): void {
  if (!field) return;
  const { top, bottom, height } = field.getBoundingClientRect();
  if (Math.max(top, window.innerHeight - bottom) > PANEL_HEIGHT) return;
  const spare = window.innerHeight - LAYOUT.header - height - PANEL_HEIGHT;
  window.scrollBy({ top: top - LAYOUT.header - Math.max(0, Math.min(LABEL_HEIGHT, spare)) });
}
