/**
 * In the place of what writes Ant Design's styles into the page. With them a dialog that is still fading in counts as not
 * to be seen, so that a test's outcome hangs on how busy the machine is; and looks are Chromium's matter, not jsdom's.
 */
export const updateCSS = (): HTMLStyleElement => document.createElement('style');
export const injectCSS = updateCSS;
export const removeCSS = (): void => {};
export const clearContainerCache = (): void => {};
