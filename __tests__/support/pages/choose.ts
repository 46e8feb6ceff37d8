import type { Page } from 'playwright-core';

/** Chooses in a native list or in a combobox that opens one. */
export async function choose(page: Page, field: string, option: string): Promise<void> {
  const box = page.getByLabel(field, { exact: true });
  if (await box.evaluate((element) => element.tagName === 'SELECT')) {
    await box.selectOption({ label: option });
    return;
  }
  await box.click();
  await box.fill(option);
  await page.locator('.ant-select-item-option:visible').filter({ hasText: option }).first().click();
}

/** What a native list or a combobox shows as chosen. */
export function chosen(page: Page, field: string): Promise<string> {
  const box = page.getByLabel(field, { exact: true });
  return box.evaluate((element) => {
    if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.label ?? '';
    return (
      element.closest('.ant-select')?.querySelector('.ant-select-content, .ant-select-selection-item')
        ?.textContent ?? ''
    );
  });
}
