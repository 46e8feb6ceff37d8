import type { Locator } from 'playwright-core';

/** Waits until a part of a page says all of this: what is read too early has not been said yet. */
export async function says(part: Locator, ...texts: readonly (string | RegExp)[]): Promise<void> {
  for (const hasText of texts) await part.filter({ hasText }).first().waitFor();
}
