import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has, by their last numbers. */
const REQUIREMENTS: Readonly<Record<string, string>> = {
  '1.1': '1-2',
  '1.2': '1-9',
  '1.3': '1-11',
  '1.4': '1-3',
  '1.5': '1-2',
  '2.1': '1-3',
  '2.2': '1-3',
  '2.3': '1-4',
  '2.4': '1',
  '3.2': '1-2',
  '3.3': '1-4',
  '3.4': '1-6',
  '3.5': '1-5',
  '3.7': '1-2',
  '4.1': '1-3',
  '4.2': '1',
  '4.3': '1-2',
  '4.4': '1-4',
  '5.1': '1',
  '5.2': '1-3',
  '5.3': '1-2',
  '5.4': '1-3',
  '6.1': '1-3',
  '6.2': '1-12',
  '6.3': '1-4',
  '6.4': '1-4',
  '6.5': '1-5',
  '6.6': '1-3',
  '6.8': '1-4',
  '7.1': '1-3',
  '7.2': '1-4',
  '7.3': '1-2',
  '7.4': '1-5',
  '7.5': '1-2',
  '7.6': '1-2',
  '8.1': '1-2',
  '8.2': '1-3',
  '8.3': '1',
  '8.4': '1',
  '9.1': '1-3',
  '9.2': '1-4',
  '11.1': '1-2',
  '11.2': '1-3',
  '11.3': '1-3',
  '11.4': '1-4',
  '11.5': '1',
  '11.6': '1',
  '12.1': '1-3',
  '12.2': '1-2',
  '12.3': '1-4',
  '13.1': '1',
  '13.2': '1-5',
  '13.3': '1-2',
  '13.4': '1-5',
  '14.1': '1-2',
  '14.2': '1-4',
  '14.3': '1-3',
  '15.1': '1-3',
  '15.2': '1-3',
  '15.3': '1-7',
  '16.1': '1',
  '16.2': '1-5',
  '16.3': '1-4',
  '16.4': '1-3',
  '16.5': '1-3',
  '17.1': '1',
  '17.2': '1-4',
  '17.3': '1-2',
};
const LEVEL_1_OF_TABLES = 65;
const LEVEL_1_OF_OAUTH = ['10.4.1', '10.4.2', '10.4.3', '10.4.4', '10.4.5'];

const text = readFileSync('docs/asvs.md', 'utf8');
const rows = text
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, number = '']) => /^\d+\.\d+\.\d+$/.test(number))
  .map(([, number = '', level = '', asked = '', how = '', test = '']) => ({
    number,
    level,
    asked,
    how,
    test,
  }));
const filesIn = (cell: string) =>
  [...cell.matchAll(/`((?:src|__tests__|deploy)\/[^`]+)`/g)].map(([, path = '']) => path);

describe('the table of what lets no one in', () => {
  it('has a row for every requirement of levels 1 and 2, once and in order', () => {
    const wanted = Object.entries(REQUIREMENTS).flatMap(([section, numbers]) => {
      const [first = 1, last = first] = numbers.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, index) => `${section}.${first + index}`);
    });
    expect(rows.map(({ number }) => number)).toEqual(wanted);
    expect(rows.filter(({ level }) => level === '1')).toHaveLength(LEVEL_1_OF_TABLES);
    for (const number of LEVEL_1_OF_OAUTH) expect(text).toContain(number);
  });

  it('names only files that are there', () => {
    const named = filesIn(text);
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(named)].filter((path) => !existsSync(path))).toEqual([]);
  });

  it('says of every row of level 1 by which test it is held, or why none can', () => {
    const untested = rows.filter(({ level, test }) => level === '1' && filesIn(test).length === 0);
    const reasons = /^n\/a|^operator|^above$|^none$/;
    expect(untested.filter(({ how }) => !reasons.test(how))).toEqual([]);
    expect(rows.filter(({ asked, how }) => !asked || !how)).toEqual([]);
  });

  it('rests on sources that write no HTML of their own, and but for reading a résumé start no program', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => `src/${path}`);
    const risky = /child_process|\beval\(|eval: true|new Function\(|dangerouslySetInnerHTML|\.innerHTML/;
    expect(sources.length).toBeGreaterThan(500);
    // The first writes data of ours as JSON with '<' escaped, for search engines; the second starts a thread with a text
    // of ours, the third Node itself with the server's own file and no shell.
    expect(sources.filter((path) => risky.test(readFileSync(path, 'utf8'))).sort()).toEqual([
      'src/client/app/publicPages/headOf.tsx',
      'src/server/modules/resumes/limitProcess.ts',
      'src/server/modules/resumes/service/askPdfProcess.ts',
    ]);
    const reader = readFileSync('src/server/modules/resumes/service/askPdfProcess.ts', 'utf8');
    expect(reader).toContain("import { fork } from 'node:child_process'");
    expect(reader).not.toMatch(/shell|exec\(|spawn\(/);
  });

  it('lists at its head exactly what is not met', () => {
    const [, listed = ''] = /so that nobody has to search: ([\d.,\s]+)\.\n/.exec(text) ?? [];
    const missing = rows
      .filter(({ how }) => /\*\*(not met|partly)\*\*/.test(how))
      .map(({ number }) => number);
    expect(listed.split(/,\s+/).sort()).toEqual(missing.sort());
  });
});
