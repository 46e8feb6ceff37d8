import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Less than half of what `axe.source` is, and it goes into every page. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** axe's violations on the page as it stands now, as "rule: where". */
export async function axeViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE);
    await page.evaluate(showAll);
  }
  return page.evaluate(async () => {
    const page = window as unknown as { axe: typeof axe };
    const { violations } = await page.axe.run(document, {
      resultTypes: ['violations'],
      // they are off where nobody asks for them (WCAG 2.2, 2.5.8 and 2.5.3)
      rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes
        // by keys a list moves from its field. Axe exempts lists of a field, but not the box around one, which
        // Ant Design gives neither role nor place in the order of the keyboard, by none of its properties
        .filter(
          ({ target }) =>
            id !== 'scrollable-region-focusable' ||
            !String(target.at(-1)).endsWith('.ant-select-dropdown-list-holder'),
        )
        .map(({ target, failureSummary }) => `${id}: ${target.join(' ')} — ${failureSummary ?? ''}`),
    );
  });
}

/** Runs in the page: cards out of sight would keep their old colours until they come into view, and axe asks before. */
function showAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}
