import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** @typedef {{ path: string, bytes: number, isAlone: boolean }} TestFile `path`: whole */

/** Where what is written here lies. */
export const GROUPS_FOLDER = join('.cache', 'groups');

/**
 * Deals out test files so that those of a group share one registry of modules: to read Ant Design or Fastify anew for
 * every file is a third of all the work. The largest come first, each to the group that has the least. Files that must
 * or should be alone are groups of their own.
 * @param {readonly TestFile[]} files
 * @param {number} most how many files a group has
 * @returns {string[][]} paths
 */
export function groupTests(files, most) {
  const shared = files.filter(({ isAlone }) => !isAlone).sort((a, b) => b.bytes - a.bytes || order(a, b));
  const groups = Array.from({ length: Math.ceil(shared.length / most) }, () => ({
    bytes: 0,
    paths: /** @type {string[]} */ ([]),
  }));
  for (const { path, bytes } of shared) {
    const least = groups
      .filter(({ paths }) => paths.length < most)
      .reduce((a, b) => (b.bytes < a.bytes ? b : a));
    least.bytes += bytes;
    least.paths.push(path);
  }
  const alone = files.filter(({ isAlone }) => isAlone).map(({ path }) => [path]);
  return [...alone, ...groups.map(({ paths }) => paths)];
}

/**
 * Writes a test file for each group of more than one, and answers what jest is to run.
 * @param {string} root @param {string} folder where they are written @param {readonly string[][]} groups
 * @returns {string[]} whole paths
 */
export function writeGroups(root, folder, groups) {
  mkdirSync(folder, { recursive: true });
  return groups.map((paths, index) => {
    const [only] = paths;
    if (paths.length === 1 && only) return only;
    const file = join(folder, `${String(index).padStart(2, '0')}.test.cjs`);
    writeFileSync(file, groupText(root, folder, paths));
    return file;
  });
}

/** @param {string} root @param {string} folder @param {readonly string[]} paths */
function groupText(root, folder, paths) {
  const parts = paths.map((path) => {
    const [title, from] = [relative(root, path), relative(folder, path)].map((each) =>
      JSON.stringify(each.replaceAll('\\', '/')),
    );
    return `describe(${title}, () => {\n  afterAll(tidy);\n  require(${from});\n});\n`;
  });
  return `${TIDY}${parts.join('')}`;
}

/** State that jest drops with a file's registry, and that the next file of a group must not meet. */
const TIDY = `const tidy = () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  globalThis.document?.body.replaceChildren();
};
`;

/** @param {TestFile} a @param {TestFile} b */
const order = (a, b) => (a.path < b.path ? -1 : 1);
