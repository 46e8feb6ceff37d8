import type { Locator } from 'playwright-core';
import { interpreterProfileOf, paths } from '../../src/client/paths';
import { cardIn, panelNamed } from '../support/pages/bookingsPanel';
import { demoInterpreter, DEMO_CLIENT, DEMO_INTERPRETER } from '../support/pages/demoPeople';
import { signIn } from '../support/pages/signIn';
import { tellStory } from '../support/story';
import { useStage, type Person } from '../support/stage';

/** Yesterday's meeting of the demo's client and interpreter, which nobody reviewed yet. */
const TITLE = 'Rehabilitation plan';

describe('reviews both ways, blind', () => {
  const stage = useStage();
  const step = tellStory();
  let client: Person;
  let interpreter: Person;
  let clientDialog: Locator;
  let interpreterDialog: Locator;

  const openDetails = async ({ page }: Person, path: string, panel: Parameters<typeof panelNamed>[1]) => {
    await page.goto(path);
    const card = cardIn(panelNamed(page, panel), TITLE);
    await card.getByRole('button', { name: /^Review the session/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: TITLE }).waitFor();
    return dialog;
  };
  const openHistory = (dialog: Locator) => dialog.getByText('History', { exact: true }).first().click();

  step('the client is asked on the dashboard, and reviews by keys alone', async () => {
    client = await stage.comes('client');
    const { page } = client;
    await signIn(page, DEMO_CLIENT);
    await page.getByRole('button', { name: `Review the session “${TITLE}”` }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Your review of Elena Marchetti' });
    for (const [what, presses] of [
      ['Interpretation', 4],
      ['Punctuality', 4],
      ['Preparation', 3],
      ['Manner', 4],
    ] as const) {
      const item = dialog.getByLabel(what, { exact: true });
      await item.getByRole('radio').first().focus();
      for (let press = 0; press < presses; press += 1) await page.keyboard.press('ArrowRight');
      await dialog
        .getByRole('status')
        .filter({ hasText: presses === 4 ? '4 · excellent' : '3 · good' })
        .first()
        .waitFor();
    }
    await dialog.getByLabel('In your own words (optional)').focus();
    await page.keyboard.type('Patient, and never in a hurry.');
    await client.shoot('review form');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Thank you for your review.').first().waitFor();
    await dialog.waitFor({ state: 'hidden' });
  });

  step('the interpreter sees nothing of it, and is asked too', async () => {
    interpreter = await stage.comes('interpreter');
    await signIn(interpreter.page, DEMO_INTERPRETER);
    interpreterDialog = await openDetails(interpreter, paths.interpreter.records, 'My Bookings');
    await interpreterDialog.getByRole('button', { name: 'Leave review' }).waitFor();
    await openHistory(interpreterDialog);
    await interpreterDialog.getByText('Completed').first().waitFor();
    expect(await interpreterDialog.getByText('Patient, and never in a hurry.').count()).toBe(0);
    expect(await interpreterDialog.getByText('Reviewed', { exact: true }).count()).toBe(0);
    await client.page.goto(paths.client.records);
    const card = cardIn(panelNamed(client.page, 'Booking Records'), TITLE);
    await card.first().getByRole('button', { name: 'View' }).click();
    clientDialog = client.page.getByRole('dialog');
    await clientDialog.getByText(/^Only you see it until Elena Marchetti/).waitFor();
  });

  step('both read both at once, also in the window that stands open', async () => {
    for (const what of ['Clear request', 'Punctuality', 'Place and technology', 'Manner']) {
      await interpreterDialog
        .getByLabel(what, { exact: true })
        .getByRole('radio', { name: '3 · good' })
        .click();
    }
    await interpreterDialog.getByLabel('In your own words (optional)').fill('A quiet room.');
    await interpreterDialog.getByRole('button', { name: 'Leave review' }).click();
    await interpreterDialog.getByText('Patient, and never in a hurry.').waitFor();
    await clientDialog.getByText('A quiet room.').waitFor();
    await client.shoot('both reviews');
  });

  step('the interpreter answers, and the profile shows review and answer', async () => {
    await interpreterDialog.getByRole('button', { name: /^Answer the review of/ }).click();
    await interpreterDialog.getByLabel('Your answer').fill('Thank you, Clara.');
    await interpreterDialog.getByRole('button', { name: 'Publish answer' }).click();
    await clientDialog.getByText('Thank you, Clara.').waitFor();
    const { id } = await demoInterpreter(stage.server().url);
    await client.page.goto(interpreterProfileOf(id));
    const reviews = client.page.getByRole('region', { name: 'Reviews' });
    await reviews.getByText('Patient, and never in a hurry.').waitFor();
    await reviews.getByText('Thank you, Clara.').waitFor();
    await reviews
      .getByText(/^Client, Medical, /)
      .first()
      .waitFor();
    expect(await reviews.getByText('Clara').count()).toBe(1);
    await client.shoot('reviews on a profile');
  });
});
