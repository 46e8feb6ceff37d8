import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe objects to on the page as it stands now, as "rule: where"; by all its rules or by some. */
export async function axeViolations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const page = window as unknown as { axe: typeof axe };
    const { violations } = await page.axe.run(document, {
      resultTypes: ['violations'],
      ...(values ? { runOnly: { type: 'rule' as const, values } } : {}),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} — ${failureSummary ?? ''}`),
    );
  }, rules);
}
