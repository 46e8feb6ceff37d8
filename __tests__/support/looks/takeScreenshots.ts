import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../launchBrowser';
import { bringTo } from '../pages/bringTo';
import type { ScreenState } from '../pages/screens';
import { signIn } from '../pages/signIn';
import { freePort, startServer, temporaryDataDir } from '../runningServer';
import { accountOf } from './accountOf';
import { readLooks, type Looks } from './readLooks';

const FOLDER = join(process.cwd(), 'screenshots', 'screens');

/** Every screen that `npm test` looks at, as pictures, from a fresh server with demo data. */
async function takeScreenshots(looks: Looks): Promise<void> {
  const data = temporaryDataDir();
  const server = await startServer({ dataDir: data.dataDir, port: await freePort() });
  const browser = await launchBrowser();
  try {
    const whos = [...new Set(looks.states.map(({ who }) => who))];
    await Promise.all(whos.map((who) => lookAs(who, looks, browser, server.url)));
  } finally {
    await browser.close();
    await server.stop();
    data.remove();
  }
}

async function lookAs(
  who: ScreenState['who'],
  looks: Looks,
  browser: Browser,
  baseURL: string,
): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(45_000);
  const page = await context.newPage();
  const account = accountOf(who);
  if (account) await signIn(page, account);
  for (const state of looks.states.filter((each) => each.who === who))
    await shootEveryLook(page, state, looks);
}

/** A state that cannot be reached is told of, and the others are still seen. */
async function shootEveryLook(page: Page, state: ScreenState, looks: Looks): Promise<void> {
  for (const size of looks.sizes) {
    await page.setViewportSize(size);
    for (const language of looks.languages) {
      for (const mode of looks.modes) {
        const name = `${state.name.replaceAll(' ', '-')}/${size.width}-${language}-${mode}.png`;
        try {
          await bringTo(page, state, language, mode);
        } catch (error) {
          console.error(`${name}: ${(error as Error).message.split('\n', 1)[0]}`);
          process.exitCode = 1;
        }
        // a picture of the whole page shows what sticks to its window where the window stands
        await page.evaluate(() => scrollTo(0, 0));
        await page.screenshot({ path: join(FOLDER, name), animations: 'disabled', fullPage: true });
      }
    }
  }
  console.log(`screenshots/screens/${state.name.replaceAll(' ', '-')}/`);
}

void takeScreenshots(readLooks(process.argv.slice(2)));
