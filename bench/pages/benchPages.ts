import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../__tests__/support/launchBrowser';
import { signIn } from '../../__tests__/support/pages/signIn';
import { startTemporaryPostgres } from '../../__tests__/support/temporaryPostgres';
import { paths } from '../../src/client/paths';
import { atMost, told, type Row } from '../Row';
import { BENCH_PASSWORD, makeBenchDatabase } from '../server/benchDatabase';
import { realServer } from '../server/Subject';
import { median } from '../median';
import { secondVisit, visit, type Visit, type VisitWish } from './visit';

const VISITS = 3;
/** KiB of JavaScript, LCP in ms, layout shift, ms of long tasks: `quality.md`'s goals. */
const GOALS = {
  landing: { kib: 20, lcp: 1000, cls: 0.02, blocked: 150 },
  public: { kib: 20, lcp: 1500, cls: 0.02, blocked: 150 },
  guest: { kib: 300, lcp: 2400, cls: 0.05, blocked: 250 },
  list: { kib: 350, lcp: 2700, cls: 0.05, blocked: 250 },
  large: { kib: 450, lcp: 3000, cls: 0.05, blocked: 250 },
};

interface Screen extends Omit<VisitWish, 'url' | 'state'> {
  name: string;
  path: string;
  goals: keyof typeof GOALS;
}

const SCREENS: readonly Screen[] = [
  { name: 'landing', path: paths.home, goals: 'landing', ready: 'h1' },
  {
    name: 'public search over 5,000',
    path: `${paths.interpreters}?from=German`,
    goals: 'public',
    ready: 'article',
  },
  {
    name: 'login',
    path: paths.login,
    goals: 'guest',
    ready: 'form input[type=password]',
    use: (page) => page.locator('form input[type=password]').press('a'),
  },
  {
    name: 'dashboard',
    path: paths.client.dashboard,
    goals: 'list',
    ready: '.dr-dashboard-column .dr-pass, .dr-dashboard-column h2',
    use: (page) => page.getByRole('button', { name: 'Open user panel' }).tap(),
  },
  {
    name: 'records, 1,000 bookings',
    path: paths.client.records,
    goals: 'list',
    ready: '.dr-pass',
    use: (page) => page.getByRole('button', { name: /^View/ }).first().tap(),
  },
  {
    name: 'wizard, picker over 5,000',
    path: paths.client.mettingsConfig,
    goals: 'large',
    ready: 'form, main h1',
    use: async (page) => {
      await page.getByRole('button', { name: 'Select interpreter', exact: true }).tap();
      const dialog = page.getByRole('dialog', { name: 'Select an interpreter' });
      await dialog
        .getByRole('button', { name: /^Select / })
        .first()
        .waitFor();
      await dialog.getByRole('searchbox').pressSequentially('name5', { delay: 150 });
      await page.waitForTimeout(1500);
    },
  },
];

/** Every kind of screen as somebody on a slow phone sees it for the first time. */
export async function benchPages(): Promise<Row[]> {
  const postgres = await startTemporaryPostgres(['fsync=off']);
  if (!postgres) return [told('PostgreSQL', 'was not found')];
  const db = await makeBenchDatabase({ databaseUrl: postgres.url }, 'large');
  const server = await realServer({
    NODE_ENV: 'development',
    DATABASE_URL: postgres.url,
    SEED_DEMO: '0',
    LOGIN_TRIES_PER_ADDRESS: '1000000',
    REQUESTS_PER_SECOND: '1000000',
  });
  const browser = await launchBrowser();
  try {
    const base = `http://127.0.0.1:${server.port}`;
    const state = await signedIn(browser, base);
    const rows: Row[] = [];
    for (const screen of SCREENS) {
      const wish = {
        ...screen,
        url: base + screen.path,
        ...((screen.goals === 'list' || screen.goals === 'large') && { state }),
      };
      const visits: Visit[] = [];
      for (let count = 0; count < VISITS; count += 1) visits.push(await visit(browser, wish));
      rows.push(...rowsOf(screen, visits, await secondVisit(browser, wish)));
    }
    return rows;
  } finally {
    await browser.close();
    await server.stop();
    await db.close();
    postgres.remove();
  }
}

/** The client who has a thousand bookings. */
async function signedIn(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL });
  await signIn(await context.newPage(), 'c0@people.example', BENCH_PASSWORD);
  const state = await context.storageState();
  await context.close();
  return state;
}

function rowsOf({ name, goals, use }: Screen, visits: readonly Visit[], againKb: number): Row[] {
  const { kib, lcp, cls, blocked } = GOALS[goals];
  const middle = (of: (visit: Visit) => number) => median(visits.map(of));
  const [first] = visits as [Visit];
  return [
    atMost(`${name}: JavaScript, gzip`, first.gzipKiB, kib, ' KiB', 1),
    told(`${name}: JavaScript, brotli`, `${first.brotliKiB.toFixed(1)} KiB`),
    atMost(
      `${name}: LCP`,
      middle((each) => each.lcpMs),
      lcp,
      ' ms',
    ),
    atMost(
      `${name}: layout shift`,
      middle((each) => each.cls),
      cls,
      '',
      3,
    ),
    atMost(
      `${name}: long tasks beyond 50 ms`,
      middle((each) => each.blockedMs),
      blocked,
      ' ms',
    ),
    ...(use
      ? [
          atMost(
            `${name}: INP`,
            middle((each) => each.inpMs),
            100,
            ' ms',
          ),
        ]
      : []),
    atMost(`${name}: second visit`, againKb, 20, ' KB', 1),
    {
      ...atMost(`${name}: requests one after another`, first.depth, 2),
      what: `${name}: waterfall (${first.deepest})`,
    },
  ];
}
