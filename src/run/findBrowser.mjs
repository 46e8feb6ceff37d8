import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Refusal } from './refusal.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/**
 * The Chromium that the browser tests drive: the one that CHROMIUM_PATH names, the machine's own, the one that
 * came with the packages, or Debian's, installed where that may be done.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {{ canRun?: (path: string) => boolean, packaged?: () => Promise<string | null>, install?: () => void }} [means]
 * @returns {Promise<string>}
 */
export async function findBrowser(env = process.env, means = {}) {
  const { canRun = runsHere, packaged = packagedChromium, install = installDebians } = means;
  const named = env['CHROMIUM_PATH'];
  if (named) {
    if (canRun(named)) return named;
    throw new Refusal(`CHROMIUM_PATH names ${named}, which is no browser that runs here.`);
  }
  const own = () => programsOnPath(env).find(canRun);
  const found = own();
  if (found) return found;
  const carried = await packaged();
  if (carried && canRun(carried)) return carried;
  install();
  const installed = own();
  if (installed) return installed;
  throw new Refusal(
    'The browser tests need Chromium, and none runs here. Install it (Debian: apt-get install chromium)\n' +
      'or name one in CHROMIUM_PATH, and run the same command again.',
  );
}

/** @param {NodeJS.ProcessEnv} env */
function programsOnPath(env) {
  const folders = [...(env['PATH'] ?? '').split(delimiter).filter(Boolean), '/usr/bin'];
  return folders
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
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

function installDebians() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.stdout.write('Installing Debian’s Chromium for the browser tests …\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { env, stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env, stdio: 'inherit' });
}
