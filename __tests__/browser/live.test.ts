import { readFile } from 'node:fs/promises';
import { acceptBooking } from '../../src/shared/contract/bookings/booking';
import type { BookingRecord } from '../../src/shared/contract/bookings/bookingRecord';
import { cardIn, panelNamed } from '../support/pages/bookingsPanel';
import { bookSoon, callAs, endRunningSession } from '../support/pages/demoCalls';
import {
  demoInterpreter,
  DEMO_CLIENT,
  DEMO_INTERPRETER,
  type KnownInterpreter,
} from '../support/pages/demoPeople';
import { signIn } from '../support/pages/signIn';
import { tellStory } from '../support/story';
import { useStage, type Person } from '../support/stage';

/** One side sees the other's action within a second; slow machines get more, but no reload. */
const SOON = { timeout: 30_000 };

describe('two people with a page open each', () => {
  const stage = useStage();
  const step = tellStory();
  let client: Person;
  let interpreter: Person;
  let known: KnownInterpreter;
  let booking: BookingRecord;

  const titled = (person: Person, title: string) =>
    cardIn(panelNamed(person.page, person === client ? 'Booking Records' : 'My Bookings'), title);
  const writeIn = async ({ page }: Person, text: string) => {
    await page.getByRole('textbox', { name: /^Message to/ }).fill(text);
    await page.keyboard.press('Enter');
  };
  const readAloud = (person: Person, text: string) =>
    person.page.getByRole('log').getByText(text, { exact: true }).waitFor(SOON);

  step('arrive', async () => {
    known = await demoInterpreter(stage.server().url);
    await endRunningSession(stage.server().url, known);
    [client, interpreter] = [await stage.comes('client'), await stage.comes('interpreter')];
    await Promise.all([signIn(client.page, DEMO_CLIENT), signIn(interpreter.page, DEMO_INTERPRETER)]);
    await Promise.all([
      client.page.goto('/client/records'),
      interpreter.page.goto('/interpreter/interpreter-records'),
    ]);
    for (const { page } of [client, interpreter]) await page.getByRole('article').first().waitFor();
  });

  step('a request appears at the interpreter without a reload', async () => {
    const title = 'Seen at once';
    booking = await bookSoon(stage.server().url, known, { minutes: 4, title, isAccepted: false });
    await titled(interpreter, title).getByText('Pending').waitFor(SOON);
    await titled(client, title).getByText('Pending').waitFor(SOON);
  });

  step('its acceptance changes the badge at the client', async () => {
    await titled(interpreter, booking.meetingTitle).getByRole('button', { name: 'Accept' }).click();
    await titled(client, booking.meetingTitle).getByText('Confirmed').waitFor(SOON);
    await client.shoot('confirmed');
  });

  step(
    'the client is told in passing, by the bell and in the title of every page they have open',
    async () => {
      await client.page
        .getByRole('status')
        .getByText(`${known.name} accepted: ${booking.meetingTitle}`)
        .waitFor(SOON);
      await client.page.getByRole('button', { name: /^Notifications, \d+ new$/ }).waitFor(SOON);
      await client.page.waitForFunction(() => document.title.startsWith('('));
      await client.shoot('told');
    },
  );

  step('what is read on one device is read on the other', async () => {
    const other = await stage.comes('client');
    await signIn(other.page, DEMO_CLIENT);
    await other.page.goto('/client/notifications');
    const line = new RegExp(`accepted: ${booking.meetingTitle}.*New$`);
    await other.page.getByRole('link', { name: line }).waitFor(SOON);
    await other.page.getByRole('button', { name: /^Notifications, \d+ new$/ }).waitFor(SOON);
    await other.shoot('list');
    await client.page.getByRole('button', { name: /^Notifications/ }).click();
    await client.page.getByRole('button', { name: 'Mark all as read' }).click();
    await other.page.getByRole('button', { name: 'Notifications', exact: true }).waitFor(SOON);
    await other.page.getByRole('link', { name: line }).waitFor({ ...SOON, state: 'detached' });
    await other.page.waitForFunction(() => !document.title.startsWith('('));
    await other.context.close();
    await client.page.goto('/client/records');
    await client.page.getByRole('article').first().waitFor();
  });

  step('a message is counted beside the menu of whoever is elsewhere', async () => {
    await titled(client, booking.meetingTitle).getByRole('button', { name: 'Message' }).click();
    await client.page.waitForURL(/\/client\/messages\/[\w-]{36}$/);
    await writeIn(client, 'Good morning, shall we start with page two?');
    await readAloud(client, 'Good morning, shall we start with page two?');
    const menu = interpreter.page.getByRole('navigation', { name: 'Main menu' });
    const line = menu.getByRole('link', { name: /^Messages.*1 unread message$/ });
    await line.waitFor(SOON);
    await interpreter.shoot('unread');
    await line.click();
  });

  step('and an answer appears in the open conversation', async () => {
    await interpreter.page.getByRole('link', { name: /page two/ }).click();
    await readAloud(interpreter, 'Good morning, shall we start with page two?');
    await client.page.getByText(/· Seen$/).waitFor(SOON);
    await writeIn(interpreter, 'Yes, gladly.');
    await readAloud(client, 'Yes, gladly.');
    await client.shoot('conversation');
    await interpreter.shoot('conversation');
  });

  step('a file comes as it was sent, to be kept and not to be shown', async () => {
    const bytes = Buffer.from('%PDF-1.7 <script>alert(1)</script>');
    const chosen = { name: 'lease.pdf', mimeType: 'application/pdf', buffer: bytes };
    await client.page.getByLabel('Send a file').setInputFiles(chosen);
    const keep = interpreter.page.getByRole('log').getByRole('button', { name: 'Download lease.pdf' });
    await keep.waitFor(SOON);
    const [download] = await Promise.all([interpreter.page.waitForEvent('download'), keep.click()]);
    expect(download.suggestedFilename()).toBe('lease.pdf');
    expect(await readFile(await download.path())).toEqual(bytes);
    await interpreter.shoot('file');
  });

  step('who checks in is seen in the room by the other', async () => {
    await Promise.all([
      client.page.goto(`/client/session/${booking.id}`),
      interpreter.page.goto(`/interpreter/session/${booking.id}`),
    ]);
    await client.page.getByRole('button', { name: 'Check in and join' }).waitFor();
    await interpreter.page.getByRole('button', { name: 'Check in and join' }).click();
    await client.page
      .getByRole('region', { name: 'Who is here' })
      .getByText(/^Checked in/)
      .waitFor(SOON);
    await client.shoot('room');
  });

  step('the link that the client gives appears at the interpreter', async () => {
    await client.page.getByLabel('Meeting link').fill('https://zoom.us/j/98765432101');
    await client.page.getByLabel('Passcode').fill('lease-7');
    await client.page.getByRole('button', { name: 'Save link' }).click();
    await interpreter.page.getByText('lease-7').waitFor(SOON);
    await interpreter.shoot('link');
  });

  step('after a restart of the server both come back and have missed nothing', async () => {
    for (const person of [client, interpreter])
      person.expectProblems(/ERR_CONNECTION_(REFUSED|RESET)|Failed to load|WebSocket connection/);
    await client.page.goto('/client/records');
    await client.page.getByRole('article').first().waitFor();
    await stage.restart();
    const title = 'Booked after the restart';
    const later = await bookSoon(stage.server().url, known, { minutes: 200, title, isAccepted: false });
    await callAs(stage.server().url, DEMO_INTERPRETER, acceptBooking, { id: later.id });
    await titled(client, title).getByText('Confirmed').waitFor({ timeout: 45_000 });
  });

  step('no token ever stood in an address', () => {
    const addresses = client.record.filter((line) => line.startsWith('socket '));
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) expect(address).toMatch(/\/v2\/api\/live$/);
    return Promise.resolve();
  });
});
