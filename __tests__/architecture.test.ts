import { brokenArrows } from './support/architecture/brokenArrows';
import { brokenFileRules } from './support/architecture/brokenFileRules';
import { importCircles } from './support/architecture/importCircles';
import { impureFiles } from './support/architecture/impureFiles';
import { misnamedFiles } from './support/architecture/misnamedFiles';
import { oversizedFiles, shareOfCommonSize, SIZE_RULE } from './support/architecture/oversizedFiles';
import { readSourceTree } from './support/architecture/sourceTree';

/** The rules of `docs/conventions.md`; `architectureChecker.test.ts` shows that each can fail. */
describe('the house', () => {
  const src = readSourceTree(process.cwd(), 'src');
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

  it('keeps nine files in ten short', () => {
    expect(shareOfCommonSize(src)).toBeGreaterThanOrEqual(SIZE_RULE.commonShare);
  });
});
