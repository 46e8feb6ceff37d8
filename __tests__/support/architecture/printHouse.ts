import { readFileSync } from 'node:fs';
import { holdsAny } from './brokenFileRules';
import { filesOnWalk, HOUSE_RULE, houseFigures } from './houseFigures';
import { importCircles } from './importCircles';
import { parseSource } from './readImports';
import { readSourceTree } from './sourceTree';

/** `npm run house`: how the sources are laid out, in figures, each beside its bound. */
function printHouse(): void {
  const src = readSourceTree('.', 'src');
  const all = new Map([...src, ...readSourceTree('.', 'scripts')]);
  const { files, lines, median, commonMost, longest, short, shortPercent, fullest } = houseFigures(all);
  const walk = filesOnWalk(readFileSync('docs/walk-of-a-booking.md', 'utf8'), src);
  const rows: [what: string, seen: string | number, goal: string | number][] = [
    ['source files (src, scripts)', files, ''],
    ['lines in all', lines, ''],
    ['median lines', median, `${HOUSE_RULE.median.least} to ${HOUSE_RULE.median.most}`],
    ['nine files in ten have at most', `${commonMost} lines`, HOUSE_RULE.commonMost],
    ['the longest has', `${longest} lines`, HOUSE_RULE.longest],
    [
      `files under ${HOUSE_RULE.short} lines`,
      `${short}, ${shortPercent.toFixed(1)} %`,
      `${HOUSE_RULE.shortPercent} %`,
    ],
    ['most files directly in a folder', `${fullest.count}, ${fullest.folder}`, HOUSE_RULE.perFolder],
    [
      'files on the walk of a booking',
      walk.lost.length > 0 ? `${walk.files}, missing: ${walk.lost.join(', ')}` : walk.files,
      HOUSE_RULE.walk,
    ],
    ['files that use any', [...all].filter(([path, text]) => holdsAny(parseSource(path, text))).length, 0],
    ['circles of imports', importCircles(all).length, 0],
  ];
  const width = (column: 0 | 1) => Math.max(...rows.map((row) => String(row[column]).length));
  for (const [what, seen, goal] of rows) {
    const bound = goal === '' ? '' : `goal ${goal}`;
    process.stdout.write(`${what.padEnd(width(0))}  ${String(seen).padEnd(width(1))}  ${bound}\n`);
  }
}

printHouse();
