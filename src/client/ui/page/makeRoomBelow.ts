import { LAYOUT } from '../theme/theme';

/** How long a toast takes to come up, in milliseconds. */
const ARRIVAL_MS = 250;
const DISTANCE = 12;

/**
 * Once the toasts at the bottom stand, moves the page up by as much as they lie over what a person is about to press:
 * where the focus is, or the way to send the form. `base.css` gives the page the room for that.
 */
export function makeRoomBelow(): void {
  setTimeout(() => {
    const toasts = [...document.querySelectorAll('.dr-toast')];
    const top = Math.min(...toasts.map((toast) => toast.getBoundingClientRect().top));
    const bottom = Math.max(...toasts.map((toast) => toast.getBoundingClientRect().bottom));
    const needed = [document.activeElement, ...document.querySelectorAll('main [type="submit"]')]
      .flatMap((each) => each?.getBoundingClientRect() ?? [])
      .filter((box) => box.height > 0 && box.top < bottom)
      // what is higher than the room there is begins at its top
      .map((box) => Math.min(box.bottom + DISTANCE - top, box.top - DISTANCE - LAYOUT.header));
    const covered = Math.max(0, ...needed);
    if (covered > 0) window.scrollBy({ top: covered });
  }, ARRIVAL_MS);
}
