import { readdirSync, readFileSync } from 'node:fs';
import { brokenArrows } from './support/architecture/brokenArrows';
import { crowdedFolders } from './support/architecture/crowdedFolders';
import { brokenFileRules } from './support/architecture/brokenFileRules';
import { filesOnWalk, HOUSE_RULE, houseFigures } from './support/architecture/houseFigures';
import { importCircles } from './support/architecture/importCircles';
import { impureFiles } from './support/architecture/impureFiles';
import { misnamedFiles } from './support/architecture/misnamedFiles';
import { oversizedFiles, shareOfCommonSize, SIZE_RULE } from './support/architecture/oversizedFiles';
import { readSourceTree } from './support/architecture/sourceTree';

/** The rules of `docs/conventions.md`; `architectureChecker.test.ts` shows that each can fail. */
describe('the house', () => {
  const src = new Map(['src', 'scripts'].flatMap((folder) => [...readSourceTree(process.cwd(), folder)]));
  const tests = readSourceTree(process.cwd(), '__tests__');

  it('is read at all', () => {
    expect(src.size).toBeGreaterThan(50);
    expect(tests.has('__tests__/architecture.test.ts')).toBe(true);
  });

  it('has no import against its arrows', () => {
    expect(brokenArrows(src)).toEqual([]);
  });

  it('has no circle of imports', () => {
    expect(importCircles(src)).toEqual([]);
  });

  it('keeps facts free of effects, and each side to its own packages', () => {
    expect(impureFiles(src)).toEqual([]);
  });

  it('has no barrels, no any, no silenced checks and no names that say nothing', () => {
    expect(brokenFileRules(src)).toEqual([]);
  });

  it('names files after their main export', () => {
    expect(misnamedFiles(src)).toEqual([]);
  });

  it('has no file that is too long', () => {
    expect(oversizedFiles(src, SIZE_RULE.most)).toEqual([]);
    expect(oversizedFiles(tests, SIZE_RULE.mostOfTest)).toEqual([]);
  });

  it('has no folder with more files than one listing is good for, style sheets included', () => {
    const files = ['src', 'scripts'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/')),
    );
    expect(crowdedFolders(files, HOUSE_RULE.perFolder)).toEqual([]);
  });

  it('keeps nine files in ten short', () => {
    expect(shareOfCommonSize(src)).toBeGreaterThanOrEqual(SIZE_RULE.commonShare);
  });

  it('has few files that hold next to nothing, and a usual size', () => {
    const { shortPercent, median, commonMost, longest } = houseFigures(src);
    expect(shortPercent).toBeLessThanOrEqual(HOUSE_RULE.shortPercent);
    expect(median).toBeGreaterThanOrEqual(HOUSE_RULE.median.least);
    expect(median).toBeLessThanOrEqual(HOUSE_RULE.median.most);
    expect(commonMost).toBeLessThanOrEqual(HOUSE_RULE.commonMost);
    expect(longest).toBeLessThanOrEqual(HOUSE_RULE.longest);
  });

  it('saves a booking in few files, each of them in the tour', () => {
    const { files, lost } = filesOnWalk(readFileSync('docs/walk-of-a-booking.md', 'utf8'), src);
    expect(lost).toEqual([]);
    expect(files).toBeGreaterThan(40);
    expect(files).toBeLessThanOrEqual(HOUSE_RULE.walk);
  });
});
