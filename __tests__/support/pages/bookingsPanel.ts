import type { Locator, Page } from 'playwright-core';

/** The panel of bookings, client's or interpreter's, and a card in it by its meeting's title. */
export const panelNamed = (page: Page, title: 'Booking Records' | 'My Bookings'): Locator =>
  page.getByRole('region', { name: title, exact: true });

export function cardIn(panel: Locator, meetingTitle: string): Locator {
  return panel
    .getByRole('article', { name: meetingTitle, exact: true })
    .or(panel.getByRole('listitem', { name: meetingTitle, exact: true }));
}

/** What a card says; it must be in view, because the browser does not lay out the cards of a long list before. */
export async function readCard(card: Locator): Promise<string> {
  await card.scrollIntoViewIfNeeded();
  return card.innerText();
}
