import { englishLeft } from '../../support/looks/englishLeft';

const text = (...texts: string[]) => texts.map((each) => ({ text: each, isName: false }));
const name = (...texts: string[]) => texts.map((each) => ({ text: each, isName: true }));

describe('what was left in English', () => {
  it.each([
    ['a wording of a screen', 'Meeting title is required.'],
    ['a single word of one', 'Search'],
    ['a wording with a value in it', 'Page 2 of 3'],
    ['a page that the server writes', 'Privacy Policy'],
    ['a message of the server', 'Wrong Username or Password'],
    ['a line of a mail', 'Hello Ana,'],
    ['Ant Design’s own words', 'No data'],
    ['a date as Americans write it', 'Jan 5, 2025'],
  ])('is %s, in Spanish and in Japanese', (_, left) => {
    expect(englishLeft('es-MX', text(left))).toEqual([left]);
    expect(englishLeft('ja-JP', text(left))).toEqual([left]);
  });

  it('is what no catalogue has, where it reads like English', () => {
    const left = 'We could not find the page of your wishes';
    expect(englishLeft('es-MX', text(left))).toEqual([left]);
    expect(englishLeft('ja-JP', text(left))).toEqual([left]);
  });

  it('is a name for screen readers that an icon brought along', () => {
    expect(englishLeft('ja-JP', name('loading'))).toEqual(['loading']);
  });

  it('is not what people wrote themselves', () => {
    const written = 'Clauses of the contract, and the annex with the prices';
    expect(englishLeft('es-MX', text(written), [`Please read: ${written}`])).toEqual([]);
    expect(englishLeft('ja-JP', text(written), [written])).toEqual([]);
    expect(englishLeft('es-MX', text('Welcome, a tour'), ['Welcome, a tour'])).toEqual([]);
  });

  it('is neither the language’s own words, nor names, addresses and codes', () => {
    expect(englishLeft('es-MX', text('Buscar', 'Página 2 de 3', 'Total', 'Zoom', '5 ene 2025'))).toEqual([]);
    const own = text(
      '検索',
      'America / Los Angeles',
      'Elena Marchetti',
      'elena@people.example',
      '2025年1月5日',
    );
    expect(englishLeft('ja-JP', own)).toEqual([]);
  });
});
