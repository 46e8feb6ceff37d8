import type { Page } from 'playwright-core';
import { soon } from './soon';

/** The text that a screen reader adds to a field, in the page that holds it. */
export function describedBy(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

/** Each field is tied to its message. */
export async function expectMessages(
  page: Page,
  messages: readonly (readonly [field: string, message: string])[],
): Promise<void> {
  const said = () =>
    Promise.all(messages.map(([field]) => page.getByLabel(field, { exact: true }).evaluate(describedBy)));
  await soon(said).toEqual(messages.map(([, message]) => expect.stringContaining(message) as string));
}
