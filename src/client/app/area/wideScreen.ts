/** From here on the menu stands beside the content; below, it lies over it. */
export const WIDE_SCREEN = '(min-width: 1024px)';
