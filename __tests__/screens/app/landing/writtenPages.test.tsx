import { writtenPages } from '../../../../src/client/app/landing/writtenPages';
import {
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
} from '../../../../src/shared/domain/text/interfaceLanguages';

/** A written page without its script: what is read before any script runs. */
function open(language: InterfaceLanguage, name = 'landing') {
  const written = writtenPages(language).find((page) => page.name === name);
  if (!written) throw new Error(`There is no ${name}`);
  return { written, page: new DOMParser().parseFromString(written.body, 'text/html') };
}

test.each([
  ['en-US', 'Expand your reach in every language', 'Login', 'Book an interpreter · Dragoman'],
  ['es-MX', 'Amplía tu alcance en todos los idiomas', 'Entrar', 'Reserva un intérprete · Dragoman'],
  ['ja-JP', 'ことばの壁を越えて、活躍の場を広げる', 'ログイン', '通訳者の予約 · Dragoman'],
] as const)('headline, prices and doors stand in the HTML in %s', (language, headline, login, title) => {
  const { written, page } = open(language);
  expect(page.querySelector('h1')?.textContent).toBe(headline);
  expect(page.querySelector('header a[href="/login"]')?.textContent).toBe(login);
  expect(page.querySelector('header a[href="/register"]')).not.toBeNull();
  expect([...page.querySelectorAll('#pricing strong')].map(({ textContent }) => textContent)).toEqual([
    '5%',
    '3%',
    '1%',
  ]);
  expect(page.querySelector<HTMLOptionElement>('option[selected]')?.value).toBe(language);
  expect(written.title).toBe(title);
  expect(written.description.length).toBeGreaterThan(40);
});

test.each(INTERFACE_LANGUAGES)('what the footer links to is written too, in %s', (language) => {
  const names = writtenPages(language).map(({ name }) => name);
  const links = [...open(language).page.querySelectorAll('footer nav a')].map((link) =>
    link.getAttribute('href'),
  );
  expect(links).toEqual(['/privacy-policy', '/terms-of-service', '/cookie-policy']);
  for (const link of links) {
    const name = link?.slice(1) ?? '';
    expect(names).toContain(name);
    const { written, page } = open(language, name);
    const heading = page.querySelector('h1')?.textContent ?? '';
    expect(written.title).toBe(`${heading} · Dragoman`);
    expect(page.querySelectorAll('main h2').length).toBeGreaterThanOrEqual(5);
    expect(page.querySelector('main')?.textContent).toContain('2026');
  }
});

test('no legal page is the English one in another language', () => {
  const sentences = (language: InterfaceLanguage) =>
    ['privacy-policy', 'terms-of-service', 'cookie-policy'].flatMap((name) =>
      [...open(language, name).page.querySelectorAll('main p, main h1, main h2')].map(
        ({ textContent }) => textContent,
      ),
    );
  const english = new Set(sentences('en-US'));
  for (const language of ['es-MX', 'ja-JP'] as const) {
    expect(sentences(language).filter((sentence) => english.has(sentence))).toEqual([]);
  }
});
