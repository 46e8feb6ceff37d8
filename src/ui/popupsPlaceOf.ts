/** Where dialogs, drawers and toasts are drawn: beside the page, which they make inert or lie over. */
export const POPUPS_PLACE_ID = 'popups';

/**
 * Where a popup is drawn: in the landmark or dialog of what opened it, so that a screen reader finds it there and a
 * dialog's focus stays inside. What nothing on the page opened goes to the place beside it, never to `body`: there Ant
 * Design locks the page's scrolling by a style element, which the content policy refuses.
 */
export function popupsPlaceOf(trigger?: HTMLElement): HTMLElement {
  const around = trigger?.closest<HTMLElement>('[role="dialog"], main, header, nav');
  return around ?? document.getElementById(POPUPS_PLACE_ID) ?? document.body;
}
