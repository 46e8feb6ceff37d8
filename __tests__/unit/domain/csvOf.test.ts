import fc from 'fast-check';
import { csvOf } from '../../../src/shared/domain/money/csvOf';

describe('a CSV file', () => {
  it('quotes what holds commas, quotes or line ends, and ends each line as RFC 4180 does', () => {
    expect(
      csvOf([
        ['a "b", c', 'two\nlines'],
        ['plain', 5],
      ]),
    ).toBe('"a ""b"", c","two\nlines"\r\nplain,5\r\n');
  });

  it.each([
    '=1+1',
    '+1',
    '-80.00',
    '@SUM(A1)',
    '\t1',
    '\r=1',
    '\n=1',
    '  =1+1',
    '＝1+1',
    '＠SUM(A1)',
    '＋1',
    '－1',
  ])('keeps %j from being taken for a formula', (text) => {
    expect(read(csvOf([[text]]))).toEqual([[`'${text}`]]);
  });

  it('lets none begin where a spreadsheet splits at semicolons or tabs', () => {
    expect(csvOf([['\t=1']])).toBe(`"'\t'=1"\r\n`);
    expect(csvOf([['Ana; =1+1', 'a\t＝1;-2', 'one; two']])).toBe(`"Ana;' =1+1","a\t'＝1;'-2","one; two"\r\n`);
  });

  it('is read again as what was written', () => {
    const cell = fc.string({ unit: fc.constantFrom(...'ab,;"\' \n\r\u00e9\u8a9e'.split('')), maxLength: 8 });
    const row = fc.array(cell, { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
        const kept = rows.map((cells) => cells.map((text) => (/^[\r\n]/.test(text) ? `'${text}` : text)));
        expect(read(csvOf(rows))).toEqual(kept);
      }),
    );
  });
});

/** A reader of RFC 4180 for the test: quoted cells, doubled quotes, CRLF. */
function read(text: string): string[][] {
  const rows: string[][] = [];
  for (let at = 0, row: string[] = []; at < text.length;) {
    const cell = text.slice(at).match(/^"((?:[^"]|"")*)"|^[^,\r\n"]*/);
    row.push(cell?.[1]?.replaceAll('""', '"') ?? cell?.[0] ?? '');
    at += cell?.[0].length ?? 0;
    if (text[at] === ',') {
      at += 1;
    } else {
      expect(text.slice(at, at + 2)).toBe('\r\n');
      at += 2;
      rows.push(row);
      row = [];
    }
  }
  return rows;
}
