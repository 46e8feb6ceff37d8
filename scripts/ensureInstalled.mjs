import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './build/fingerprint.mjs';
import { npmCommand } from './npmCommand.mjs';
import { Refusal } from './refusal.mjs';
import { runCommand } from './runCommand.mjs';

/** npm writes this when it has finished an installation; a cut-off one has none. */
const INSTALLED_LOCK = 'node_modules/.package-lock.json';
const MARKER = 'node_modules/.dragoman-installed';

/**
 * Installs from the lock file unless what is installed is what the lock file says. Needs no network when it is.
 * @param {string} root
 * @param {{ needsDev: boolean, install?: (root: string) => Promise<number> }} options
 *   `needsDev`: packages for building and testing too, whatever NODE_ENV says
 */
export async function ensureInstalled(root, { needsDev, install = installFromLock }) {
  if (isInstalled(root, needsDev)) return;
  process.stdout.write('Installing the packages of package-lock.json (once) …\n');
  const code = await install(root);
  if (code === 127) throw new Refusal('npm was not found. It comes with Node.js; see https://nodejs.org.');
  if (code !== 0)
    throw new Refusal(`The packages could not be installed (npm ended with ${code}; see above).`, code);
  if (!isInstalled(root, needsDev))
    throw new Refusal('npm ended well, but packages of the lock file are missing.');
}

/** @param {string} root @param {boolean} needsDev */
export function isInstalled(root, needsDev) {
  if (!existsSync(join(root, INSTALLED_LOCK))) return false;
  const mark = `${needsDev ? 'all' : 'runtime'} ${fingerprint(root, ['package-lock.json', INSTALLED_LOCK])}\n`;
  const marker = join(root, MARKER);
  if (existsSync(marker) && readFileSync(marker, 'utf8') === mark) return true;
  if (!holdsEveryPackage(root, needsDev)) return false;
  writeFileSync(marker, mark);
  return true;
}

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage
 * @param {string} root @param {boolean} needsDev
 */
function holdsEveryPackage(root, needsDev) {
  const installed = readPackages(join(root, INSTALLED_LOCK));
  return Object.entries(readPackages(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    if (path === '' || wanted.optional || wanted.devOptional) return true;
    if (wanted.dev && !needsDev) return true;
    return installed[path]?.version === wanted.version;
  });
}

/** @param {string} file @returns {Record<string, LockedPackage>} */
function readPackages(file) {
  try {
    /** @type {unknown} */
    const lock = JSON.parse(readFileSync(file, 'utf8'));
    return /** @type {{ packages?: Record<string, LockedPackage> }} */ (lock).packages ?? {};
  } catch {
    return {};
  }
}

/** @param {string} root */
function installFromLock(root) {
  const { program, args, env } = npmCommand(root);
  return runCommand(program, [...args, 'ci', '--include=dev', '--prefer-offline'], { cwd: root, env });
}
