/** Where dialogs, drawers and toasts are drawn: beside the page, which they make inert or lie over. */
export const POPUPS_PLACE_ID = 'popups';

/** A dialog's panel comes before the dialog: what lies around the panel lets every press through. */
const PLACES = '.dr-dialog, [role="dialog"], main, header, nav';

/**
 * Where a popup is drawn: in the landmark or dialog of what opened it, so that a screen reader finds it there and a
 * dialog's focus stays inside. What nothing on the page opened goes to the place beside it, never to `body`: there Ant
 * Design locks the page's scrolling by a style element, which the content policy refuses.
 */
export function popupsPlaceOf(trigger?: HTMLElement): HTMLElement {
  const around = trigger?.closest<HTMLElement>(PLACES);
  return around ?? document.getElementById(POPUPS_PLACE_ID) ?? document.body;
}
