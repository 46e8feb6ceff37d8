import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Refusal } from './refusal.mjs';

/** The one without a window first: tests never show it, and a page in it costs a sixth of the work of opening one. */
const WITHOUT_WINDOW = 'chromium-headless-shell';
const NAMES = [
  WITHOUT_WINDOW,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];

/**
 * The Chromium that the browser tests drive: the one that CHROMIUM_PATH names, the machine's own, the one that
 * came with the packages, or Debian's, installed where that may be done.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {{ isShown?: boolean, canRun?: (path: string) => boolean, packaged?: () => Promise<string | null>, install?: (isShown: boolean) => void }} [means]
 *   `isShown`: it must have a window
 * @returns {Promise<string>}
 */
export async function findBrowser(env = process.env, means = {}) {
  const { isShown = false, canRun = runsHere, packaged = packagedChromium, install = installDebians } = means;
  const named = env['CHROMIUM_PATH'];
  if (named) {
    if (canRun(named)) return named;
    throw new Refusal(`CHROMIUM_PATH names ${named}, which is no browser that runs here.`);
  }
  const names = isShown ? NAMES.filter((name) => name !== WITHOUT_WINDOW) : NAMES;
  const own = () => programsOnPath(env, names).find(canRun);
  const found = own();
  if (found) return found;
  // that one has no window either
  const carried = isShown ? null : await packaged();
  if (carried && canRun(carried)) return carried;
  install(isShown);
  const installed = own();
  if (installed) return installed;
  throw new Refusal(
    'The browser tests need Chromium, and none runs here. Install it (Debian: apt-get install chromium)\n' +
      'or name one in CHROMIUM_PATH, and run the same command again.',
  );
}

/** @param {NodeJS.ProcessEnv} env @param {readonly string[]} names */
function programsOnPath(env, names) {
  const folders = [...(env['PATH'] ?? '').split(delimiter).filter(Boolean), '/usr/bin'];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((path) => existsSync(path));
}

/** Whether it can be loaded: a Chromium without the libraries that it needs ends at once. @param {string} path */
function runsHere(path) {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return status === 0 && /\d+\.\d+/.test(stdout);
}

async function packagedChromium() {
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } catch {
    return null;
  }
}

/** @param {boolean} isShown */
function installDebians(isShown) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.stdout.write('Installing Debian’s Chromium for the browser tests …\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { env, stdio: 'ignore' });
  for (const name of isShown ? ['chromium'] : [WITHOUT_WINDOW, 'chromium']) {
    const { status } = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], {
      env,
      stdio: 'inherit',
    });
    if (status === 0) return;
  }
}
