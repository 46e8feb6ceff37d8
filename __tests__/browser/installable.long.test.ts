import type { Page } from 'playwright-core';
import { paths } from '../../src/client/paths';
import { axeViolations } from '../support/pages/axeViolations';
import { DEMO_CLIENT, DEMO_INTERPRETER } from '../support/pages/demoPeople';
import { settled } from '../support/pages/standsStill';
import { signIn, signOut } from '../support/pages/signIn';
import { soon } from '../support/pages/soon';
import { useStage, type Person } from '../support/stage';

const OWN = { serviceWorkers: 'allow' } as const;
const PHONE = { ...OWN, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

describe('the installed app', () => {
  const stage = useStage();
  let client: Person;

  beforeAll(async () => {
    client = await stage.comes('client', OWN);
    await signIn(client.page, DEMO_CLIENT);
    await client.page.goto(paths.client.records);
    await isKept(client.page);
  });
  /** A browser reports each request that it could not make; anything else is still a fault. */
  async function withoutConnection({ context, problems }: Person, act: () => Promise<void>): Promise<void> {
    await context.setOffline(true);
    try {
      await act();
    } finally {
      await context.setOffline(false);
      const others = problems
        .splice(0)
        .filter((problem) => !/net::ERR_(INTERNET_DISCONNECTED|FAILED)/.test(problem));
      problems.push(...others);
    }
  }

  /** Once the worker has the page and its files. */
  async function isKept(page: Page): Promise<void> {
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.evaluate(() => navigator.serviceWorker.ready);
    // what is needed without a connection is asked for once the page is quiet
    await page.reload();
    await settled(page);
    await soon(() => keptFiles(page, 'on-device')).not.toEqual([]);
  }

  const keptFiles = (page: Page, part: string) =>
    page.evaluate(async (wanted) => {
      const names = await caches.keys();
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists
        .flat()
        .map(({ url }) => new URL(url).pathname)
        .filter((path) => path.includes(wanted));
    }, part);

  it('can be installed, without a complaint of the browser', async () => {
    const devtools = await client.context.newCDPSession(client.page);
    const manifest = await devtools.send('Page.getAppManifest');
    expect(manifest.errors).toEqual([]);
    expect(new URL(manifest.url).pathname).toBe('/manifest.webmanifest');
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    // it would go on saying that there is a connection
    await devtools.detach();
    const icons = JSON.parse(manifest.data ?? '{}').icons as { src: string; sizes: string }[];
    for (const { src, sizes } of icons) {
      const size = await client.page.evaluate(async (url) => {
        const picture = await createImageBitmap(await (await fetch(url)).blob());
        return `${picture.width}x${picture.height}`;
      }, src);
      expect([src, size]).toEqual([src, sizes]);
    }
  });

  it('opens without a connection, with the next bookings as tickets, and goes on by itself', async () => {
    const { page } = client;
    const tickets = page.getByRole('region', { name: 'Your next bookings' });
    await withoutConnection(client, async () => {
      await page.goto(paths.client.dashboard);
      await tickets.waitFor();
      await page.getByRole('heading', { name: 'You are offline' }).waitFor();
      const ticket = tickets.getByRole('article').first();
      expect(await ticket.textContent()).toMatch(/Booking [\dA-F]{4}-[\dA-F]{4}/);
      expect(await ticket.getByText(/\d{1,2}:\d\d (AM|PM)/).count()).toBeGreaterThan(0);
      expect(await axeViolations(page)).toEqual([]);
      await client.shoot('offline');
    });
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
    expect(await tickets.count()).toBe(0);
  });

  it('says on every screen that there is no connection, for as long as there is none', async () => {
    const { page } = client;
    await page.goto(paths.client.messages);
    await settled(page);
    await withoutConnection(client, async () => {
      await page.getByText('You are offline').waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await client.shoot('offline note');
    });
    await page.getByText('You are offline').waitFor({ state: 'detached' });
  });

  it('says that there is a newer version, and reloading keeps what is typed', async () => {
    const { page } = client;
    await page.goto(paths.client.mettingsConfig);
    await settled(page);
    // the worker answers as it would a page of yesterday's build, once this one listens
    const askAsYesterday = () =>
      page.evaluate(() =>
        navigator.serviceWorker.controller?.postMessage({
          type: 'version.asked',
          script: '/assets/main.yesterday.js',
        }),
      );
    await soon(async () => {
      await askAsYesterday();
      return page.getByText('A new version is ready').count();
    }).toBe(1);
    await page.getByLabel('Meeting title', { exact: true }).fill('Ward round');
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByText('A new version is ready').waitFor({ state: 'detached' });
    await soon(() => page.getByLabel('Meeting title', { exact: true }).inputValue()).toBe('Ward round');
    await page.reload();
    await settled(page);
    expect(await page.getByText('A new version is ready').count()).toBe(0);
  });

  it('keeps nothing of a person but the tickets, and not those once they sign out', async () => {
    const { page } = client;
    for (const part of ['/v1/', '/v2/', '/media/']) expect(await keptFiles(page, part)).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('nextBookings'))).not.toBeNull();
    await signOut(page);
    await page.waitForURL((url) => url.pathname === '/');
    const left = await page.evaluate(() => Object.keys(localStorage).sort());
    expect(left.filter((key) => !['colorMode', 'language'].includes(key))).toEqual([]);
  });

  it('has a bar at the bottom of a phone, for clients and interpreters', async () => {
    const [guest, host] = [await stage.comes('phone', PHONE), await stage.comes('host', PHONE)];
    await signIn(guest.page, DEMO_CLIENT);
    await signIn(host.page, DEMO_INTERPRETER);
    const bar = ({ page }: Person) => page.getByRole('navigation', { name: 'Most used' });
    await bar(guest).waitFor();
    await bar(host).waitFor();
    const linesOf = async (person: Person) =>
      (await bar(person).locator('a, button').allInnerTexts()).map((text) => text.split('\n')[0]);
    expect(await linesOf(guest)).toEqual(['Book', 'Records', 'Messages', 'More']);
    expect(await linesOf(host)).toEqual(['Requests', 'Calendar', 'Messages', 'More']);
    await bar(guest).getByRole('link', { name: 'Records' }).click();
    await guest.page.waitForURL(`**${paths.client.records}`);
    const current = bar(guest).getByRole('link', { name: 'Records' });
    await soon(() => current.getAttribute('aria-current')).toBe('page');
    await guest.shoot('bar');
    await bar(guest).getByRole('button', { name: 'More' }).click();
    await guest.page.getByRole('navigation', { name: 'Main menu' }).waitFor();
    await bar(guest).waitFor({ state: 'detached' });
  });
});
