import { mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { DEMO_DATA, freePort, startServer, temporaryDataDir, type RunningServer } from './runningServer';
import { whenItBreaks } from './story';
import { reportPolicyBreaches, watchPage, type PageWatch } from './watchPage';

/** Someone at a browser of their own: own storage, own cookies. */
export interface Person extends PageWatch {
  page: Page;
  context: BrowserContext;
  /** takes a picture of the step for whoever looks; never kept in the repository */
  shoot: (name: string) => Promise<void>;
}

export interface Stage {
  server: () => RunningServer;
  /** starts the server again on the same data and address; `crash` ends the old one without warning */
  restart: (options?: { crash?: boolean }) => Promise<void>;
  comes: (name: string, options?: BrowserContextOptions) => Promise<Person>;
  /** another tab of the same person */
  opensTab: (person: Person, name: string) => Promise<Person>;
  dataDir: () => string;
  /** everything that any server of this stage wrote */
  output: () => string;
}

/** Given by the test environment. */
declare const lendBrowser: () => Promise<Browser>;

/** Pictures of an earlier run would be taken for those of this one; a file may set the stage more than once. */
let isEmptied = false;

/** A fresh server with demo data and a browser for the tests of one file. What goes wrong on a page fails the test. */
export function useStage(env: Record<string, string> = {}): Stage {
  jest.setTimeout(180_000);
  const shots = join(
    process.cwd(),
    'screenshots',
    basename(expect.getState().testPath ?? 'stage').replace(/\..*/, ''),
  );
  const people: Person[] = [];
  let [browser, server, data, output]: [
    Browser?,
    RunningServer?,
    ReturnType<typeof temporaryDataDir>?,
    string?,
  ] = [];
  let [port, shot] = [0, 0];

  beforeAll(async () => {
    if (!isEmptied) rmSync(shots, { recursive: true, force: true });
    isEmptied = true;
    mkdirSync(shots, { recursive: true });
    data = temporaryDataDir('SEED_DEMO' in env ? undefined : process.env[DEMO_DATA]);
    port = await freePort();
    [browser, server] = await Promise.all([
      lendBrowser(),
      startServer({ dataDir: data.dataDir, port, env, isBrief: true }),
    ]);
  });
  afterAll(async () => {
    await Promise.all([...new Set(people.map(({ context }) => context))].map((context) => context.close()));
    await server?.stop();
    data?.remove();
  });
  afterEach(() => {
    expect(people.flatMap(({ problems }) => problems.splice(0))).toEqual([]);
  });

  whenItBreaks(async () => (await Promise.all(people.map(({ page }) => seenOn(page)))).join('\n'));

  const personOn = (context: BrowserContext, page: Page, name: string): Person => {
    const shoot = async (step: string) => {
      shot += 1;
      const path = join(
        shots,
        `${String(shot).padStart(2, '0')}-${name}-${step.replaceAll(/\W+/g, '-')}.png`,
      );
      await page.screenshot({ path, animations: 'disabled' });
    };
    const person = { ...watchPage(page), page, context, shoot };
    people.push(person);
    return person;
  };
  const running = () => server ?? fail('no server runs');
  const wholeOutput = () => (output ?? '') + running().output();

  return {
    server: running,
    dataDir: () => data?.dataDir ?? fail('there is no data'),
    output: wholeOutput,
    restart: async ({ crash = false } = {}) => {
      output = wholeOutput();
      await (crash ? running().kill() : running().stop());
      server = await startServer({ dataDir: data?.dataDir ?? '', port, env, isBrief: true });
    },
    comes: async (name, options) => {
      const context = await (browser ?? fail('no browser runs')).newContext({
        baseURL: running().url,
        locale: 'en-US',
        timezoneId: 'America/Los_Angeles',
        viewport: { width: 1280, height: 900 },
        // what it keeps would hide from a test what the page asks for
        serviceWorkers: 'block',
        ...options,
      });
      context.setDefaultTimeout(60_000);
      await context.addInitScript(reportPolicyBreaches);
      return personOn(context, await context.newPage(), name);
    },
    opensTab: async ({ context }, name) => personOn(context, await context.newPage(), name),
  };
}

/** Of a page's text so much that its state can be told. */
const MOST_SEEN = 1500;

async function seenOn(page: Page): Promise<string> {
  const text = await page.locator('body').innerText({ timeout: 2000 }).catch(String);
  return `--- ${page.url()}\n${text.replaceAll(/\n+/g, '\n').slice(0, MOST_SEEN)}`;
}

function fail(why: string): never {
  throw new Error(`The stage is not set: ${why}`);
}
