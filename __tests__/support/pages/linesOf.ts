import type { Locator } from 'playwright-core';

/** On how many lines the words of each part stand. */
export function linesOf(parts: Locator): Promise<number[]> {
  return parts.evaluateAll((all) =>
    all.map((part) => {
      const words = document.createRange();
      words.selectNodeContents(part);
      return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
}
