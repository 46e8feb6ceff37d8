import type { Page } from 'playwright-core';
import { button } from '../support/pages/accountForms';
import {
  fillCard,
  fillDetails,
  meetingWish,
  pickInterpreter,
  weekdayAhead,
} from '../support/pages/bookingWizard';
import { cardIn, panelNamed } from '../support/pages/bookingsPanel';
import { DEMO_CLIENT, demoInterpreter } from '../support/pages/demoPeople';
import { signIn } from '../support/pages/signIn';
import { useStage } from '../support/stage';

/** More than this nobody should have to do for a booking. */
const MOST_INTERACTIONS = 25;

/** A person's actions on a page from now on: a field or list that was filled in, a button or link that was pressed. */
async function countInteractions(page: Page): Promise<() => string[]> {
  const seen: string[] = [];
  await page.exposeFunction('tellInteraction', (what: string) => void seen.push(what));
  await page.addInitScript(() => {
    const tell = (what: string) =>
      (window as unknown as { tellInteraction: (w: string) => void }).tellInteraction(what);
    const nameOf = (field: EventTarget | null) =>
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement
        ? (field.labels?.[0]?.innerText ?? field.name)
        : '';
    document.addEventListener('change', ({ target }) => tell(`fills in ${nameOf(target)}`), true);
    document.addEventListener(
      'click',
      ({ target }) => {
        const pressed = target instanceof Element ? target.closest('button, a[href], [role=option]') : null;
        if (pressed) tell(`presses ${pressed.textContent}`);
      },
      true,
    );
  });
  return () => seen;
}

describe('a client who knows what they want', () => {
  const stage = useStage();

  it(`books and pays within ${MOST_INTERACTIONS} interactions, every field of the form filled in`, async () => {
    const known = await demoInterpreter(stage.server().url);
    const { page, shoot } = await stage.comes('client');
    const interactions = await countInteractions(page);
    await signIn(page, DEMO_CLIENT);
    const before = interactions().length;
    await page.locator('a[href="/client/mettings-config"]').first().click();
    await fillDetails(page, meetingWish(known, { date: weekdayAhead(4), title: 'In a hurry' }));
    await pickInterpreter(page, known.name);
    await button(page, 'Save and continue').click();
    await fillCard(page);
    await button(page, 'Confirm booking').click();
    await cardIn(panelNamed(page, 'Booking Records'), 'In a hurry').waitFor();
    const done = interactions().slice(before);
    await shoot('booked');
    // a counter that hears nothing would let everything pass
    expect(done.length).toBeGreaterThan(15);
    expect(done.slice(MOST_INTERACTIONS)).toEqual([]);
  });
});
