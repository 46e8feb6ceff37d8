import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { roomAt } from '../../../../../src/client/paths';
import { type EngineWindow, MEDIA_SCRIPT } from '../../../../support/enginePages';
import { launchBrowser } from '../../../../support/launchBrowser';
import { newRoomScene, type RoomScene } from '../../../../support/roomScene';
import { startListeningTestServer, type TestServer } from '../../../../support/testServer';

declare const window: EngineWindow;

jest.setTimeout(180_000);

const TONES = { client: 441, interpreter: 877, guest: 1319 } as const;
type Who = keyof typeof TONES;
const ALL = Object.keys(TONES) as Who[];
const LOUD_DB = -60;
const BUILT = './dist/client';

let browser: Browser;
let server: TestServer & { url: string };
let scene: RoomScene;
const pages: Page[] = [];

beforeAll(async () => {
  browser = await launchBrowser({ hasSound: true });
  server = await startListeningTestServer({
    settings: { LOGIN_TRIES_PER_ADDRESS: '1000', CLIENT_DIR: BUILT },
  });
  scene = await newRoomScene(server);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** The built product in a browser of somebody's own, whose microphone hears a tone. */
async function open(who: Who, path: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  });
  await context.addInitScript({ content: `window.hertz = ${TONES[who]};${MEDIA_SCRIPT}` });
  if (who !== 'guest') {
    const user = scene[who];
    const { token } = await scene.as(user);
    await context.addInitScript(
      ([kept, id]) => {
        localStorage.setItem('authToken', kept);
        localStorage.setItem('userId', id);
      },
      [token ?? '', user.id] as const,
    );
  }
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  pages.push(page);
  await page.goto(`${server.url}${path}`);
  return page;
}

const hears = async (page: Page, ...wanted: Who[]) => {
  let found: Who[] = [];
  for (let left = 50; left > 0; left -= 1) {
    const levels = await page.evaluate((hertz) => window.listen(hertz), Object.values(TONES));
    found = ALL.filter((who) => (levels[TONES[who]] ?? -200) > LOUD_DB);
    if (found.join() === wanted.join()) break;
  }
  expect(found).toEqual(wanted);
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const choose = (page: Page, group: string, name: string) =>
  page.getByRole('radiogroup', { name: group }).getByText(name, { exact: true }).click();

// Of the product as it was built; where nothing was built there is no page.
(existsSync(join(BUILT, 'index.html')) ? test : test.skip)(
  'a meeting of three on a page of the product, from the device check to the end',
  async () => {
    const client = await open('client', roomAt(scene.booking.id));
    await client.getByRole('button', { name: 'Check devices' }).waitFor();
    await press(client, 'Enter the room');
    const interpreter = await open('interpreter', roomAt(scene.booking.id));
    await press(interpreter, 'Enter the room');
    await hears(client, 'interpreter');
    await hears(interpreter, 'client');

    await press(client, 'Invite a guest');
    await press(client, 'Make a link for guests');
    const link = await client.getByRole('textbox', { name: 'Link for guests' }).inputValue();
    await client.keyboard.press('Escape');
    const { pathname, hash } = new URL(link);
    const guest = await open('guest', pathname + hash);
    await guest.getByRole('textbox', { name: 'Your name' }).fill('Gustav Gast');
    await press(guest, 'Join');
    await client.getByRole('button', { name: 'Admit Gustav Gast' }).first().click();
    await press(guest, 'Enter the room');
    await hears(guest, 'client', 'interpreter');
    await hears(client, 'interpreter', 'guest');

    await press(client, 'Mute');
    await hears(guest, 'interpreter');
    await client.keyboard.press('m');
    await hears(guest, 'client', 'interpreter');
    await choose(client, 'Mode', 'Simultaneous');
    await choose(interpreter, 'Speak into', 'Spanish');
    await client
      .locator('audio[data-person="Ines Ruiz"][data-channel="Spanish"]')
      .waitFor({ state: 'attached' });
    await choose(client, 'Listen to', 'Spanish');
    await client.getByRole('slider', { name: 'Original volume' }).press('Home');
    await hears(client, 'interpreter');
    await hears(interpreter, 'client', 'guest');

    await press(guest, 'Leave');
    await guest.getByText('You left', { exact: false }).first().waitFor();
    await hears(interpreter, 'client');
    await press(interpreter, 'End the session');
    await interpreter.getByRole('dialog').getByRole('button').last().click();
    await client.getByRole('heading', { name: /over/ }).waitFor();
  },
);
