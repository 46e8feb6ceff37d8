import type { Page } from 'playwright-core';
import type { InterfaceLanguage } from '../../../src/shared/domain/text/interfaceLanguages';
import type { Piece } from './englishLeft';

/** Every text and every accessible name on a page, but for what says itself that it is in another language. */
export async function readPieces(page: Page, language: InterfaceLanguage): Promise<Piece[]> {
  // as one text: to bring over hundreds of objects takes the most of it
  const pieces = await page.evaluate((own) => {
    const NAMING = ['aria-label', 'alt', 'title', 'placeholder', 'aria-roledescription', 'aria-valuetext'];
    const isOurs = (element: Element | null) =>
      element !== null &&
      element.closest('script, style, noscript, template') === null &&
      element.closest('[lang]')?.getAttribute('lang') === own;
    const pieces = [{ text: document.title, isName: true }];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.textContent?.trim() && isOurs(node.parentElement))
        pieces.push({ text: node.textContent, isName: false });
    }
    for (const element of document.body.querySelectorAll(NAMING.map((name) => `[${name}]`).join())) {
      if (!isOurs(element) || element.getAttribute('aria-hidden') === 'true') continue;
      for (const name of NAMING) {
        const text = element.getAttribute(name);
        if (text) pieces.push({ text, isName: true });
      }
    }
    return JSON.stringify(pieces);
  }, language);
  return JSON.parse(pieces) as Piece[];
}
