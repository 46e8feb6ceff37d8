import type { Browser, BrowserContext } from 'playwright-core';
import { DEMO_CLIENT, DEMO_INTERPRETER } from '../pages/demoPeople';
import { signIn } from '../pages/signIn';
import { POLICY_BREACH, reportPolicyBreaches } from '../watchPage';
import type { Who } from './openWorld';

/** A browser of somebody's own; the demo people are signed in there. */
export async function openContext(
  browser: Browser,
  baseURL: string,
  who: Who,
  onBreach: (breach: string) => void,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    viewport: { width: 1100, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(45_000);
  await context.addInitScript(reportPolicyBreaches);
  context.on('console', (message) => {
    if (POLICY_BREACH.test(message.text())) onBreach(message.text());
  });
  context.on('weberror', (uncaught) => {
    const error = uncaught.error();
    onBreach(`uncaught in a page: ${error.stack ?? error.message}`);
  });
  if (who !== 'visitor') {
    const page = await context.newPage();
    await signIn(page, EMAILS[who]);
    await page.close();
  }
  return context;
}

const EMAILS = { client: DEMO_CLIENT, interpreter: DEMO_INTERPRETER } as const;
