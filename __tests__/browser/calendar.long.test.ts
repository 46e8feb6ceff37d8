import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import type { Locator } from 'playwright-core';
import type { BookingRecord } from '../../src/shared/contract/bookings/bookingRecord';
import { cardIn, panelNamed } from '../support/pages/bookingsPanel';
import { bookSoon, endRunningSession } from '../support/pages/demoCalls';
import { demoInterpreter, DEMO_CLIENT } from '../support/pages/demoPeople';
import { signIn } from '../support/pages/signIn';
import { soon } from '../support/pages/soon';
import { tellStory } from '../support/story';
import { useStage, type Person } from '../support/stage';

/** A zone in which it is about noon, so that what begins soon is of this day and this week. */
function noonZone(): string {
  const ahead = 12 - new Date().getUTCHours();
  if (ahead === 0) return 'UTC';
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

const eventIn = (text: string, uid: string) =>
  new ICAL.Component(ICAL.parse(text) as string)
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
    .find((event) => event.uid === uid);

describe('a client’s calendar', () => {
  const stage = useStage();
  const step = tellStory();
  let client: Person;
  let booking: BookingRecord;
  let week: Locator;
  let block: Locator;

  step('shows a booking in its week', async () => {
    const { url } = stage.server();
    const known = await demoInterpreter(url);
    await endRunningSession(url, known);
    booking = await bookSoon(url, known, { minutes: 40, title: 'Seen in the week', isAccepted: true });
    client = await stage.comes('client', {
      timezoneId: noonZone(),
      viewport: { width: 1440, height: 1000 },
    });
    await signIn(client.page, DEMO_CLIENT);
    await client.page.goto('/client/records');
    week = client.page.getByRole('region', { name: /^Week calendar/ });
    block = week.getByRole('button', { name: /Seen in the week, Confirmed/ });
    await block.waitFor();
    await client.shoot('week');
  });

  step('opens it by Tab and arrows, and gives the focus back', async () => {
    const { page } = client;
    const { keyboard } = page;
    const isThere = () => block.evaluate((element) => element === document.activeElement);
    await week.getByRole('button', { name: 'Next week' }).focus();
    await keyboard.press('Tab');
    for (let press = 0; press < 40 && !(await isThere()); press += 1) await keyboard.press('ArrowDown');
    expect(await isThere()).toBe(true);
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Booking Details' });
    await dialog.getByRole('heading', { name: 'Seen in the week' }).waitFor();
    await keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await soon(isThere).toBe(true);
  });

  step('moves on by a week, and returns', async () => {
    await week.getByRole('button', { name: 'Next week' }).press('Enter');
    await block.waitFor({ state: 'detached' });
    await week.getByRole('button', { name: 'Previous week' }).press('Enter');
    await block.waitFor();
  });

  step('gives the booking as a file', async () => {
    const card = cardIn(panelNamed(client.page, 'Booking Records'), 'Seen in the week');
    const [download] = await Promise.all([
      client.page.waitForEvent('download'),
      card.getByRole('button', { name: 'Add to calendar' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.ics$/);
    const event = eventIn(await readFile(await download.path(), 'utf8'), `${booking.id}@dragoman`);
    expect(event?.startDate.toJSDate().toISOString()).toBe(booking.startsAt);
  });

  step('can be subscribed to elsewhere until that is ended', async () => {
    const { page } = client;
    await week.getByRole('link', { name: 'Subscribe in your own calendar' }).click();
    await page.getByRole('button', { name: 'Create address' }).click();
    const address = await page.getByRole('textbox', { name: 'Secret address' }).inputValue();
    await client.shoot('address');
    const read = await fetch(address);
    expect([read.status, read.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    const event = eventIn(await read.text(), `${booking.id}@dragoman`);
    expect(event?.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(event?.startDate.toJSDate().toISOString()).toBe(booking.startsAt);
    await page.getByRole('button', { name: 'End subscription' }).click();
    await page.getByText('There is no address yet').waitFor();
    expect((await fetch(address)).status).toBe(404);
  });
});
