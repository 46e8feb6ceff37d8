import fc from 'fast-check';
import { cleanFileName, documentEnding } from '../../../src/shared/domain/files/documentRules';

describe('the name of a document', () => {
  it.each([
    ['lease.pdf', 'pdf'],
    ['LEASE.PDF ', 'pdf'],
    ['a.b.docx', 'docx'],
    ['lease.pdf.exe', null],
    ['lease', null],
    ['page.html', null],
    ['picture.svg', null],
    ['constructor.constructor', null],
  ])('%s ends in %s', (name, ending) => {
    expect(documentEnding(name)).toBe(ending);
  });

  it.each([
    ['契約書（最終版）.pdf', '契約書（最終版）.pdf'],
    ['/tmp/../a.pdf', 'a.pdf'],
    ['...hidden.pdf', 'hidden.pdf'],
    ['con<>:"|?*.pdf', 'con_______.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(116)}.pdf`],
  ])('%s is kept as %s', (name, kept) => {
    expect(cleanFileName(name)).toBe(kept);
  });

  it('is never empty, never a path, never longer than a disk takes, and clean already when it was cleaned', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
        const kept = cleanFileName(`${name}.pdf`);
        expect(kept).not.toMatch(/[/\\\p{Cc}\p{Cf}]/u);
        expect(kept.length).toBeGreaterThan(0);
        expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(500);
        expect(cleanFileName(kept)).toBe(kept);
      }),
    );
  });
});
