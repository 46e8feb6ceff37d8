import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe objects to on the page as it stands now, as "rule: where". */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const page = window as unknown as { axe: typeof axe };
    const { violations } = await page.axe.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} — ${failureSummary ?? ''}`),
    );
  });
}
