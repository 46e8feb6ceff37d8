import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { holdsAny } from './brokenFileRules';
import { importCircles } from './importCircles';
import { lineCount } from './oversizedFiles';
import { parseSource } from './readImports';
import { readSourceTree, type SourceTree } from './sourceTree';

/** Where the way of a booking is told, each file in code marks. */
const WALK = 'docs/walk-of-a-booking.md';

/** `npm run house`: how the sources are laid out, in figures, each beside what it may be. */
function printHouse(): void {
  const src = readSourceTree('.', 'src');
  const all = new Map([...src, ...readSourceTree('.', 'scripts')]);
  const lines = [...all.values()].map(lineCount).sort((a, b) => a - b);
  const at = (share: number) => lines[Math.floor((lines.length - 1) * share)] ?? 0;
  const short = lines.filter((count) => count < 20).length;
  const crowd = mostInAFolder(all);
  const rows: [what: string, seen: string, goal: string][] = [
    ['source files (src, scripts)', String(lines.length), ''],
    ['lines in all', String(lines.reduce((sum, count) => sum + count, 0)), ''],
    ['median lines', String(at(0.5)), '40 to 90'],
    ['nine files in ten have at most', `${at(0.9)} lines`, '200'],
    ['the longest has', `${at(1)} lines`, '300'],
    ['files under 20 lines', `${short}, ${((100 * short) / lines.length).toFixed(1)} %`, '10 %'],
    ['most files directly in a folder', `${crowd.count}, ${crowd.folder}`, '30'],
    ['files on the walk of a booking', walkLength(src), '55'],
    [
      'files that use any',
      String([...all].filter(([path, text]) => holdsAny(parseSource(path, text))).length),
      '0',
    ],
    ['circles of imports', String(importCircles(src).length), '0'],
  ];
  const width = (column: 0 | 1) => Math.max(...rows.map((row) => row[column].length));
  for (const [what, seen, goal] of rows) {
    process.stdout.write(`${what.padEnd(width(0))}  ${seen.padEnd(width(1))}  ${goal && `goal ${goal}`}\n`);
  }
}

/** Migrations are numbered, one for each change for ever: they are not counted. */
function mostInAFolder(tree: SourceTree): { folder: string; count: number } {
  const counts = new Map<string, number>();
  for (const path of tree.keys()) {
    const folder = posix.dirname(path);
    if (!folder.endsWith('/migrations')) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const [[folder, most] = ['', 0]] = [...counts].sort(([, a], [, b]) => b - a);
  return { folder, count: most };
}

function walkLength(src: SourceTree): string {
  if (!existsSync(WALK)) return 'not written yet';
  const named = [...readFileSync(WALK, 'utf8').matchAll(/`(src\/[^`]+)`/g)].map(([, path = '']) => path);
  const lost = named.filter((path) => !src.has(path));
  return `${new Set(named).size}${lost.length > 0 ? `, of which ${lost.join(', ')} are not there` : ''}`;
}

printHouse();
