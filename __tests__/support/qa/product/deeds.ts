import type { Locator, Page } from 'playwright-core';
import { signOut } from '../../../../src/shared/contract/account/user';
import type { Party } from '../../model/BookingModel';
import { button } from '../../pages/accountForms';
import { cardIn, panelNamed } from '../../pages/bookingsPanel';
import { openWizard } from '../drivers/wizard/openWizard';
import type { WizardWalk } from '../drivers/wizard/WizardWalk';
import { arrive, type TwoPeople } from './TwoPeople';

/** People's actions, apart from their expected results. */

const titleOf = (party: Party) => (party === 'client' ? 'Booking Records' : 'My Bookings');
const cardOf = (page: Page, party: Party, title: string): Locator =>
  cardIn(panelNamed(page, titleOf(party)), title).first();

const TOLD_WITHIN_MS = 5_000;

const composerOf = (page: Page): Locator => page.getByRole('textbox', { name: /^Message to / });

/** The client asks with the wizard; answers whether the request was taken, or another of theirs holds the time. */
export async function book(
  { client, clientId }: TwoPeople,
  wish: Pick<WizardWalk, 'details' | 'interpreter'>,
): Promise<'asked' | 'held'> {
  const page = client.elsewhere;
  await openWizard({ page, clientId }, wish);
  await button(page, 'Save and continue').click();
  const asked = page.getByLabel('Card number', { exact: true });
  const held = page.getByRole('group', { name: 'You already asked for this' });
  await asked.or(held).waitFor();
  return (await asked.isVisible()) ? 'asked' : 'held';
}

export async function accept({ interpreter: { list } }: TwoPeople, title: string): Promise<void> {
  const card = cardOf(list, 'interpreter', title);
  const changed = card.getByRole('button', { name: 'I have seen it' });
  if (await changed.isVisible()) await changed.click();
  await card.getByRole('button', { name: 'Accept', exact: true }).click();
}

export async function decline({ interpreter: { list } }: TwoPeople, title: string): Promise<void> {
  await cardOf(list, 'interpreter', title).getByRole('button', { name: 'Decline', exact: true }).click();
  await list.getByRole('dialog').getByRole('button', { name: 'Decline', exact: true }).click();
}

/** Opens the question, and answers what it says is owed, in euros; `confirmCancel` says yes. */
export async function askToCancel(people: TwoPeople, party: Party, title: string): Promise<string> {
  const { list } = people[party];
  await cardOf(list, party, title).getByRole('button', { name: 'Cancel booking', exact: true }).click();
  return ((await list.getByRole('dialog').locator('.dr-cancel-owed strong').textContent()) ?? '').trim();
}

export async function confirmCancel(people: TwoPeople, party: Party): Promise<void> {
  await people[party].list
    .getByRole('dialog')
    .getByRole('button', { name: 'Cancel booking', exact: true })
    .click();
}

export async function openConversation(people: TwoPeople, party: Party): Promise<void> {
  const { talk } = people[party];
  await talk.goto(`/${party}/messages/${people.threadId}`);
  await composerOf(talk).waitFor();
}

/** Leaves it for a picture of the same place, where nothing of the product runs. */
export async function closeConversation(people: TwoPeople, party: Party): Promise<void> {
  await people[party].talk.goto('/favicon.svg');
}

export async function writeTo(people: TwoPeople, party: Party, text: string): Promise<void> {
  const composer = composerOf(people[party].talk);
  await composer.fill(text);
  await composer.press('Enter');
}

/** Joins from the room of a session that has opened. */
export async function join(people: TwoPeople, party: Party, id: string): Promise<void> {
  const { elsewhere } = people[party];
  await elsewhere.goto(`/${party}/session/${id}`);
  await button(elsewhere, 'Check in and join').click();
  await elsewhere.getByText('You are checked in.').first().waitFor();
}

/** The session ends elsewhere: every page is led out with nothing left behind, and the person signs in again. */
export async function loseToken(people: TwoPeople, party: Party): Promise<void> {
  const side = people[party];
  const { list, dashboard, talk } = side;
  // a token that has run out by itself ends nothing: the page that is opened anew has a fresh one
  for (let tries = 0; !(await signOutElsewhere(people.world.url, list)); tries += 1) {
    if (tries > 5) throw new Error(`The ${party}'s session could not be ended`);
    await list.reload();
    await list.getByRole('region', { name: titleOf(party) }).waitFor();
  }
  await talk.goto('/favicon.svg');
  // any call tells; where a page's own has told before, there is nothing left to press, and a reload would lead to the
  // sign-in form, as it leads whoever comes without a session
  const refresh = list.getByRole('button', { name: 'Refresh', exact: true });
  await refresh.click({ timeout: TOLD_WITHIN_MS }).catch(() => undefined);
  for (const page of [list, dashboard]) await page.waitForURL((url) => url.pathname === '/');
  const kept = await list.evaluate(() => Object.keys(localStorage));
  const left = kept.filter((key) => key !== 'language' && key !== 'colorMode');
  if (left.length > 0) throw new Error(`After the token died the browser still holds ${left.join(', ')}`);
  await arrive(side, party);
}

async function signOutElsewhere(url: string, page: Page): Promise<boolean> {
  const token = (await page.evaluate(() => localStorage.getItem('authToken'))) ?? '';
  const answer = await fetch(url + signOut.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: '{}',
  });
  return answer.ok;
}
