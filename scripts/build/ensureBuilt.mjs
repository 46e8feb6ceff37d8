import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { Refusal } from '../refusal.mjs';

/** @typedef {import('./buildTargets.mjs').BuildTarget} BuildTarget */

/**
 * The targets whose sources differ from those that their build was made from. A folder that was shipped
 * without sources has nothing to be stale against.
 * @param {string} root @param {readonly BuildTarget[]} targets
 */
export function staleTargets(root, targets) {
  if (!existsSync(join(root, 'src'))) return [];
  return targets.filter(({ name, sources }) => {
    const note = noteOf(root, name);
    if (!existsSync(join(root, 'dist', name)) || !existsSync(note)) return true;
    return readFileSync(note, 'utf8') !== fingerprint(root, sources);
  });
}

/**
 * Builds the given targets side by side, each beside the old build, and puts it in place in one move: a
 * server that is running never sees half a build, and a build that failed leaves the old one standing.
 * @param {string} root @param {readonly BuildTarget[]} targets
 */
export async function buildTargets(root, targets) {
  if (targets.length === 0) return;
  process.stdout.write(`Building ${targets.map(({ name }) => name).join(' and ')} …\n`);
  const outcomes = await Promise.all(
    targets.map(async (target) => ({ target, isBuilt: await buildOne(root, target) })),
  );
  const failed = outcomes.filter(({ isBuilt }) => !isBuilt).map(({ target }) => target.name);
  if (failed.length > 0) throw new Refusal(`The build of ${failed.join(' and ')} failed; see above.`);
}

/** @param {string} root @param {BuildTarget} target */
async function buildOne(root, { name, sources, build }) {
  const made = join(root, 'dist', `.${name}-made`);
  const old = join(root, 'dist', `.${name}-old`);
  const place = join(root, 'dist', name);
  const before = fingerprint(root, sources);
  rmSync(made, { recursive: true, force: true });
  if (!(await build(root, made))) return false;
  rmSync(noteOf(root, name), { force: true });
  rmSync(old, { recursive: true, force: true });
  if (existsSync(place)) renameSync(place, old);
  renameSync(made, place);
  writeFileSync(noteOf(root, name), before);
  rmSync(old, { recursive: true, force: true });
  return true;
}

/** Beside the build, not in it: what is in it is served. @param {string} root @param {string} name */
function noteOf(root, name) {
  return join(root, 'dist', `${name}.sources`);
}
