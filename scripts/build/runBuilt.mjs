import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare } from '../prepare.mjs';
import { Refusal, requireNode } from '../refusal.mjs';

/**
 * Becomes one of the built programs of `dist/server`: signals and exit code are its own. Packages and build are brought
 * up to date first, but never in production, where what was shipped is what runs.
 * @param {string} root @param {string} program e.g. `main`
 */
export async function runBuilt(root, program) {
  requireNode();
  process.chdir(root);
  if (existsSync('.env')) process.loadEnvFile('.env');
  const file = join(root, 'dist', 'server', `${program}.js`);
  if (process.env['NODE_ENV'] === 'production') refuseUnready(root, file);
  else await prepare(root);
  await import(pathToFileURL(file).href);
}

/** @param {string} root @param {string} file */
function refuseUnready(root, file) {
  const missing = [
    ...(existsSync(join(root, 'node_modules')) ? [] : ['its packages (`npm ci --omit=dev`)']),
    ...(existsSync(file) ? [] : ['its build (`npm run build` outside production)']),
  ];
  if (missing.length === 0) return;
  throw new Refusal(
    `In production nothing is installed or built at the start. Missing: ${missing.join(' and ')}.`,
  );
}
