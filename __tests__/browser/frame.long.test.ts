import type { Page } from 'playwright-core';
import { invoiceAt, paths, rescheduleAt, sessionAt } from '../../src/client/paths';
import { getClientRecords } from '../../src/shared/contract/bookings/client';
import { LAYOUT } from '../../src/client/ui/theme/theme';
import { DEMO_ADMIN, DEMO_CLIENT, DEMO_INTERPRETER } from '../support/pages/demoPeople';
import { signIn } from '../support/pages/signIn';
import { settled } from '../support/pages/standsStill';
import { useStage, type Person } from '../support/stage';

const WIDTHS = [1440, 2560];

/** Every screen behind the sign-in, but for those of one booking, which the records lead to. */
const SCREENS = [
  ['client', DEMO_CLIENT, [paths.app, paths.help, `${paths.help}/time-zones`, ...screensOf('client')]],
  ['interpreter', DEMO_INTERPRETER, [...screensOf('interpreter'), paths.interpreter.quiz]],
  ['admin', DEMO_ADMIN, [paths.interpreter.instituteAdmin]],
] as const;

const PUBLIC = [
  paths.home,
  paths.login,
  paths.register,
  paths.magicLogin,
  paths.forgotPassword,
  paths.newsletter.preferences,
  paths.legal.privacy,
  paths.help,
  `${paths.help}/time-zones`,
  '/nowhere',
];

describe('the frame of all screens', () => {
  const stage = useStage();

  it.each(SCREENS)(
    '%s: every heading begins at one left edge, and what is beneath it has one of two widths',
    async (name, email, screens) => {
      const person = await stage.comes(name);
      await signIn(person.page, email);
      const ofBookings = name === 'client' ? await bookingScreens(person) : [];
      const found: Record<string, unknown> = {};
      const expected: Record<string, unknown> = {};
      for (const path of [...screens, ...ofBookings]) {
        await person.page.goto(path);
        for (const width of WIDTHS) {
          await person.page.setViewportSize({ width, height: 1000 });
          await settled(person.page);
          const { heading, edge, content, frame } = await measure(person.page);
          const isReading = content === LAYOUT.reading;
          const look = `${path} at ${width}`;
          found[look] = { heading, content };
          expected[look] = { heading: edge, content: isReading ? LAYOUT.reading : frame };
          expect(frame).toBeLessThanOrEqual(LAYOUT.working);
          // the menu of 280 and the edges of 40 are all that is beside it
          expect(frame).toBeGreaterThan(Math.min(LAYOUT.working, width - 280 - 80 - 20) - 1);
        }
      }
      expect(found).toEqual(expected);
    },
  );

  it('the gallery has a third column instead of wider cards', async () => {
    const { page } = await stage.comes('chooser', { viewport: { width: 2560, height: 1200 } });
    await signIn(page, DEMO_CLIENT);
    const columns = async () => {
      await page.goto(paths.client.gallery);
      await settled(page);
      const lefts = await page
        .getByRole('main')
        .getByRole('article')
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().x));
      return new Set(lefts).size;
    };
    expect(await columns()).toBe(3);
    await page.setViewportSize({ width: 1440, height: 1000 });
    expect(await columns()).toBe(2);
  });

  it.each([360, 1440])('at %d pixels the dashboard stands still when its bookings come', async (width) => {
    const { page } = await stage.comes('waiting', { viewport: { width, height: 823 } });
    await signIn(page, DEMO_CLIENT);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(
      (url) => url.pathname.endsWith(getClientRecords.path),
      async (route) => {
        await held;
        await route.continue();
      },
    );
    await page.goto(paths.client.dashboard);
    const ways = page.getByRole('main').getByRole('link', { name: 'Book an interpreter' });
    await settled(page, true);
    const before = await ways.boundingBox();
    letGo();
    await page.getByRole('main').getByRole('article').first().waitFor();
    await settled(page);
    expect(await ways.boundingBox()).toEqual(before);
  });

  it.each([360, ...WIDTHS])(
    'at %d pixels the wordmark of all public pages stands in one place',
    async (width) => {
      const visitor = await stage.comes('visitor', { viewport: { width, height: 1000 } });
      visitor.expectProblems(/nowhere/);
      const places: Record<string, unknown> = {};
      for (const path of PUBLIC) {
        await visitor.page.goto(path);
        await settled(visitor.page);
        const mark = visitor.page.getByRole('banner').locator('.dr-wordmark-arrow');
        places[path] = await mark.boundingBox();
      }
      const first = places[paths.home];
      expect(first).not.toBeNull();
      expect(places).toEqual(Object.fromEntries(PUBLIC.map((path) => [path, first])));
    },
  );
});

function screensOf(group: 'client' | 'interpreter'): string[] {
  const { root, session, reschedule, invoice, ...own } = paths[group];
  const unlisted: string[] = [
    paths.client.call,
    paths.interpreter.instituteAdmin,
    paths.interpreter.institutePerson,
    paths.interpreter.news,
    paths.interpreter.quiz,
  ];
  return Object.values(own).filter((path) => !unlisted.includes(path));
}

/** The room of a booking, its change of time and its invoice, of the first bookings that have one. */
async function bookingScreens({ page }: Person): Promise<string[]> {
  await page.goto(paths.client.records);
  await settled(page);
  const invoice = await page.locator(`main a[href^="${paths.client.invoice}/"]`).first().getAttribute('href');
  const id = invoice?.split('/').at(-1) ?? '';
  return [
    invoiceAt(paths.client.invoice, id),
    sessionAt(paths.client.session, id),
    rescheduleAt(paths.client.reschedule, id),
  ];
}

function measure(page: Page) {
  return page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const [heading, content, frame] = ['main h1', '.dr-frame > :last-child', '.dr-frame'].map(boxOf);
    return { heading: heading?.x, edge: frame?.x, content: content?.width, frame: frame?.width };
  });
}
