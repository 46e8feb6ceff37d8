import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = readFileSync(join(process.cwd(), 'public', 'before-paint.js'), 'utf8');
const CHUNKS = {
  area: ['/area.js', '/area.css'],
  inside: ['/inside.js'],
  words: { 'en-US': ['/en.js'], 'es-MX': ['/es.js'], 'ja-JP': ['/ja.js'] },
};

/** Runs the script as the page's head does. */
function open(chunks: object | null, lang = 'en-US') {
  document.documentElement.lang = lang;
  document.head.innerHTML = '<meta name="theme-color" content="" data-light="paper" data-dark="night">';
  const script = document.createElement('script');
  script.setAttribute('data-chunks', JSON.stringify(chunks));
  const current = jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  window.eval(SCRIPT);
  current.mockRestore();
  return [...document.head.querySelectorAll('link')].map(
    (link) => `${link.as} ${link.getAttribute('href') ?? ''}`,
  );
}
const bar = () => document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content;

test.each([
  ['dark', 'dark', 'night'],
  ['"dark"', 'dark', 'night'],
  ['light', 'light', 'paper'],
  [null, 'light', 'paper'],
  ['purple', 'light', 'paper'],
])('with %s stored, the page is %s before anything is painted', (stored, mode, ground) => {
  if (stored) localStorage.setItem('colorMode', stored);
  open(null);
  expect(document.documentElement.dataset.colorMode).toBe(mode);
  expect(bar()).toBe(ground);
});

test('a visitor’s app asks for the sign-in area and the words of the chosen language at once', () => {
  localStorage.setItem('language', 'ja-JP');
  expect(open(CHUNKS)).toEqual(['script /area.js', 'style /area.css', 'script /ja.js']);
  expect(document.documentElement.lang).toBe('ja-JP');
});

test('a language that is none is en-US', () => {
  localStorage.setItem('language', 'tlh');
  expect(open(CHUNKS)).toContain('script /en.js');
  expect(document.documentElement.lang).toBe('en-US');
});

test('who is signed in will want the layout, too', () => {
  localStorage.setItem('authToken', 'token');
  expect(open(CHUNKS)).toContain('script /inside.js');
});

test('a page that was written in one language stays in it, and asks for nothing', () => {
  localStorage.setItem('language', 'ja-JP');
  expect(open(null, 'es-MX')).toEqual([]);
  expect(document.documentElement.lang).toBe('es-MX');
});
