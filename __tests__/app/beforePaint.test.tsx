import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = readFileSync(join(process.cwd(), 'public', 'before-paint.js'), 'utf8');
const CHUNKS = {
  guest: ['/login.js'],
  inside: ['/inside.js'],
  words: { 'en-US': ['/en.js'], 'es-MX': ['/es.js'], 'ja-JP': ['/ja.js'] },
  insideWords: { 'en-US': ['/en-inside.js'], 'es-MX': ['/es-inside.js'], 'ja-JP': ['/ja-inside.js'] },
};

const wordsIn = (language: string) => ({ title: `Broken ${language}`, text: 'Sorry', tryAgain: 'Again' });
const TROUBLE = { 'en-US': wordsIn('en'), 'es-MX': wordsIn('es'), 'ja-JP': wordsIn('ja') };

const listen = jest.spyOn(window, 'addEventListener');
afterEach(() => {
  for (const [type, listener, options] of listen.mock.calls)
    window.removeEventListener(type, listener as EventListener, options);
  listen.mockClear();
});

/** Runs the script as the page's head does. */
function open(chunks: object | null, lang = 'en-US') {
  document.documentElement.lang = lang;
  document.head.innerHTML = '<meta name="theme-color" content="" data-light="paper" data-dark="night">';
  const script = document.createElement('script');
  script.setAttribute('data-chunks', JSON.stringify(chunks));
  if (chunks) script.setAttribute('data-trouble', JSON.stringify(TROUBLE));
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

test('a visitor’s app asks for the words of the chosen language at once', () => {
  localStorage.setItem('language', 'ja-JP');
  expect(open(CHUNKS)).toEqual(['script /ja.js']);
  expect(document.documentElement.lang).toBe('ja-JP');
});

test('a language that is none is en-US', () => {
  localStorage.setItem('language', 'tlh');
  expect(open(CHUNKS)).toContain('script /en.js');
  expect(document.documentElement.lang).toBe('en-US');
});

test('who is signed in will want the layout and its words, too', () => {
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('language', 'es-MX');
  history.replaceState({}, '', '/login');
  const wanted = ['script /es.js', 'script /inside.js'];
  expect(open(CHUNKS)).toEqual([...wanted, 'script /es-inside.js']);
});

test('who comes to sign in will want the form', () => {
  history.replaceState({}, '', '/login');
  expect(open(CHUNKS)).toContain('script /login.js');
  history.replaceState({}, '', '/help');
  expect(open(CHUNKS)).not.toContain('script /login.js');
});

test('a page that was written in one language stays in it, and asks for nothing', () => {
  localStorage.setItem('language', 'ja-JP');
  expect(open(null, 'es-MX')).toEqual([]);
  expect(document.documentElement.lang).toBe('es-MX');
});

function fails(isOfThePage: boolean) {
  document.body.innerHTML = '<div id="root"></div>';
  const script = document.createElement('script');
  script.defer = isOfThePage;
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
}

test('where the app’s own script does not come, that is said in the chosen language, with a way on', () => {
  localStorage.setItem('language', 'es-MX');
  open(CHUNKS);
  fails(true);
  const notice = document.querySelector('#root [role=alert]');
  expect(notice?.querySelector('h1')).toHaveTextContent('Broken es');
  expect(notice?.querySelector('button')).toHaveTextContent('Again');
});

test('of a chunk that it asks for later the app tells by itself', () => {
  open(CHUNKS);
  fails(false);
  expect(document.querySelector('#root')).toBeEmptyDOMElement();
});
