import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Source files by their path from the project's folder, with forward slashes. Tests make up small ones. */
export type SourceTree = ReadonlyMap<string, string>;

export const isSource = (path: string): boolean => /\.(ts|tsx|mjs)$/.test(path);

export function readSourceTree(root: string, folder: string): SourceTree {
  const paths = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.split('\\').join('/')}`)
    .filter(isSource)
    .sort();
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}
