/**
 * Where a step took the focused field away with it, the focus goes on to the new step's heading, which is read out, or
 * to the main part while its heading is on its way; otherwise it would be lost to the page's beginning.
 */
export function focusStep(heading = 'main h1'): void {
  if (document.activeElement !== document.body) return;
  const target = document.querySelector<HTMLElement>(heading) ?? document.querySelector<HTMLElement>('main');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
