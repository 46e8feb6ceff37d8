export type ColorMode = 'light' | 'dark';

/** Read by `public/before-paint.js` too, before the first paint. */
export const COLOR_MODE_KEY = 'colorMode';

/** Light until somebody chose. Stands by itself: the landing page reads it without a store. */
export function readColorMode(storage: Storage): ColorMode {
  return storage.getItem(COLOR_MODE_KEY)?.replaceAll('"', '') === 'dark' ? 'dark' : 'light';
}

export function writeColorMode(storage: Storage, mode: ColorMode): void {
  storage.setItem(COLOR_MODE_KEY, mode);
}
