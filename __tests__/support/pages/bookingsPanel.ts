import type { Locator, Page } from 'playwright-core';

/** The panel of bookings, client's or interpreter's, and a card in it by its meeting's title. */
export const panelNamed = (page: Page, title: 'Booking Records' | 'My Bookings'): Locator =>
  page.getByRole('region', { name: title, exact: true });

export function cardIn(panel: Locator, meetingTitle: string): Locator {
  return panel
    .getByRole('article', { name: meetingTitle, exact: true })
    .or(panel.getByRole('listitem', { name: meetingTitle, exact: true }));
}

/** A card's text, in view or not: the browser does not lay out the end of a long list. */
export const readCard = async (card: Locator): Promise<string> => (await card.textContent()) ?? '';

/** A way on: a button, or a link that looks like one. */
export const action = (place: Locator, name: string): Locator =>
  place.getByRole('button', { name, exact: true }).or(place.getByRole('link', { name, exact: true }));
