import { posix } from 'node:path';
import { lineCount } from './oversizedFiles';
import type { SourceTree } from './sourceTree';

export interface HouseFigures {
  files: number;
  lines: number;
  median: number;
  /** nine files in ten have at most so many lines */
  commonMost: number;
  longest: number;
  short: number;
  /** of all files, in percent */
  shortPercent: number;
  fullest: { folder: string; count: number };
}

/** Bounds of `docs/conventions.md`; a file is short below `short` lines. */
export const HOUSE_RULE = {
  short: 20,
  shortPercent: 10,
  median: { least: 40, most: 90 },
  commonMost: 200,
  longest: 300,
  perFolder: 30,
  walk: 55,
} as const;

/** How sources are laid out, in figures. */
export function houseFigures(tree: SourceTree): HouseFigures {
  const counts = [...tree.values()].map(lineCount).sort((one, other) => one - other);
  const at = (share: number) => counts[Math.floor((counts.length - 1) * share)] ?? 0;
  const short = counts.filter((count) => count < HOUSE_RULE.short).length;
  return {
    files: counts.length,
    lines: counts.reduce((sum, count) => sum + count, 0),
    median: at(0.5),
    commonMost: at(0.9),
    longest: at(1),
    short,
    shortPercent: counts.length === 0 ? 0 : (100 * short) / counts.length,
    fullest: fullestFolder(tree),
  };
}

/** Migrations are numbered, one for each change for ever: their folder is not counted. */
function fullestFolder(tree: SourceTree): HouseFigures['fullest'] {
  const counts = new Map<string, number>();
  for (const path of tree.keys()) {
    const folder = posix.dirname(path);
    if (!folder.endsWith('/migrations')) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const [[folder, count] = ['', 0]] = [...counts].sort(([, one], [, other]) => other - one);
  return { folder, count };
}

/** The source files that a page names in code marks, each once, and those of them that are not there. */
export function filesOnWalk(page: string, tree: SourceTree): { files: number; lost: string[] } {
  const named = new Set([...page.matchAll(/`(src\/[^`]+)`/g)].map(([, path = '']) => path));
  return { files: named.size, lost: [...named].filter((path) => !tree.has(path)) };
}
