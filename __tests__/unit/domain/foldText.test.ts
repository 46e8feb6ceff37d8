import { foldText, searchWords } from '../../../src/shared/domain/text/foldText';

describe('searched text', () => {
  it.each([
    ['José', 'jose'],
    ['ＡＢＣ', 'abc'],
    ['Straße', 'straße'],
    ['ドイツ語', 'ドイツ語'],
    ['हिन्दी', 'हिन्दी'],
    ['한국어', '한국어'],
    ['Nguyễn', 'nguyen'],
  ])('%s is folded to %s', (text, folded) => {
    expect(foldText(text)).toBe(folded.normalize('NFKC'));
  });

  it('is split into words, each once', () => {
    expect(searchWords('  Legal  JAPANESE legal ')).toEqual(['legal', 'japanese']);
    expect(searchWords('   ')).toEqual([]);
  });
});
