/** @alone it hears everything that is bound to the window, from the moment it is read */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = readFileSync(join(process.cwd(), 'public', 'before-paint.js'), 'utf8');
const CHUNKS = {
  guest: ['/login.js'],
  inside: ['/inside.js'],
  words: { 'en-US': ['/en.js'], 'es-MX': ['/es.js'], 'ja-JP': ['/ja.js'] },
  screens: { '/client/records': ['/records.js', '/records.css'] },
  reads: [
    { call: '/who', body: '{}' },
    { call: '/records', body: '{"client_id":"$me"}', group: 100, at: ['/client/records'] },
  ],
  insideWords: { 'en-US': ['/en-inside.js'], 'es-MX': ['/es-inside.js'], 'ja-JP': ['/ja-inside.js'] },
};

const wordsIn = (language: string) => ({ title: `Broken ${language}`, text: 'Sorry', tryAgain: 'Again' });
const TROUBLE = { 'en-US': wordsIn('en'), 'es-MX': wordsIn('es'), 'ja-JP': wordsIn('ja') };

const undo: (() => void)[] = [];
for (const target of [window, document]) {
  const listen = target.addEventListener.bind(target) as typeof window.addEventListener;
  jest.spyOn(target as Window, 'addEventListener').mockImplementation((type, listener, options) => {
    listen(type, listener, options);
    undo.push(() => target.removeEventListener(type, listener, options));
  });
}
window.MutationObserver = class extends MutationObserver {
  constructor(callback: MutationCallback) {
    super(callback);
    undo.push(() => this.disconnect());
  }
};
afterEach(() => undo.splice(0).forEach((each) => each()));

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
  return preloads();
}
const preloads = () =>
  [...document.head.querySelectorAll('link')].map((link) => `${link.as} ${link.getAttribute('href') ?? ''}`);

/** Runs it, and lets what is asked for first come. */
function openAndWait(chunks: object) {
  open(chunks);
  document.head.querySelector('link')?.dispatchEvent(new Event('load'));
  return preloads();
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

test('a written page knows the name of who is signed in before it is painted', async () => {
  localStorage.setItem('authToken', '"token"');
  localStorage.setItem('userName', '"<b>Clara</b> Client"');
  open(null);
  expect(document.documentElement).toHaveAttribute('data-signed-in');
  document.body.innerHTML = '<header><span data-own-name></span></header>';
  await Promise.resolve();
  expect(document.querySelector('[data-own-name]')).toHaveTextContent('<b>Clara</b> Client');
});

test('a written page stands for visitors where nobody is signed in', () => {
  document.documentElement.removeAttribute('data-signed-in');
  open(null);
  expect(document.documentElement).not.toHaveAttribute('data-signed-in');
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

test('who has a session will want the layout and its words, too', () => {
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('language', 'es-MX');
  history.replaceState({}, '', '/login');
  const wanted = ['script /es.js', 'script /inside.js'];
  expect(openAndWait(CHUNKS)).toEqual([...wanted, 'script /es-inside.js']);
});

describe('who is signed in', () => {
  const asked = jest.fn((_url: string, _init: RequestInit) => Promise.reject(new TypeError('offline')));
  beforeEach(() => {
    asked.mockClear();
    window.fetch = asked as never;
    localStorage.setItem('authToken', '"token"');
    localStorage.setItem('userId', 'c1');
  });
  const calls = () =>
    asked.mock.calls.map(([url, { body }]) => `${url.replace(origin, '')} ${body as string}`);

  test('is asked for at once, with what their screen and its first call bring', () => {
    localStorage.setItem('groupId', '100');
    history.replaceState({}, '', '/client/records');
    expect(openAndWait(CHUNKS).slice(-2)).toEqual(['script /records.js', 'style /records.css']);
    expect(calls()).toEqual(['/who {}', '/records {"client_id":"c1"}']);
    const headers = { Authorization: 'Bearer token', 'Accept-Language': 'en-US' };
    expect(asked.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', headers });
    expect(window.dragomanEarly?.calls).toHaveLength(2);
  });

  test('is asked nothing that is the other group’s, or another screen’s', () => {
    localStorage.setItem('groupId', '200');
    history.replaceState({}, '', '/client/records');
    open(CHUNKS);
    localStorage.setItem('groupId', '100');
    history.replaceState({}, '', '/client/dashboard');
    open(CHUNKS);
    expect(calls()).toEqual(['/who {}', '/who {}']);
  });

  test('finds the browser’s formatters started before the screen needs them, and not before the page goes on', () => {
    jest.useFakeTimers();
    const calendar = jest.spyOn(Intl, 'DateTimeFormat');
    const numbers = jest.spyOn(Intl, 'NumberFormat');
    localStorage.setItem('language', 'ja-JP');
    open(CHUNKS);
    expect(calendar).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(calendar).toHaveBeenCalledWith('ja-JP');
    expect(numbers).toHaveBeenCalledWith('ja-JP');
    localStorage.removeItem('authToken');
    open(CHUNKS);
    jest.runAllTimers();
    expect(calendar).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  test('and nobody else is asked anything', () => {
    localStorage.removeItem('authToken');
    open(CHUNKS);
    expect(calls()).toEqual([]);
  });
});

test('who comes to sign in will want the form', () => {
  history.replaceState({}, '', '/login');
  expect(openAndWait(CHUNKS)).toContain('script /login.js');
  history.replaceState({}, '', '/help');
  expect(openAndWait(CHUNKS)).not.toContain('script /login.js');
});

test('what is wanted later waits for what is wanted first, and not for ever', () => {
  history.replaceState({}, '', '/login');
  expect(open(CHUNKS)).toEqual(['script /en.js']);
  document.head.querySelector('link')?.dispatchEvent(new Event('error'));
  expect(preloads()).toEqual(['script /en.js', 'script /login.js']);
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

describe('the outline of the sign-in form', () => {
  const outlined = () => document.documentElement.dataset.outline;
  beforeEach(() => {
    delete document.documentElement.dataset.outline;
    document.body.innerHTML = '<div id="outline"></div><div id="root"></div>';
  });

  test('is shown to who comes to sign in, in the page’s own language', () => {
    history.replaceState({}, '', '/login');
    open(CHUNKS);
    expect(outlined()).toBe('login');
  });

  test.each([
    ['is signed in', '/login', { authToken: 'token' }],
    ['chose another language than the page’s', '/login', { language: 'ja-JP' }],
    ['goes elsewhere', '/register', {}],
  ])('is not shown to who %s', (_, path, stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    history.replaceState({}, '', path);
    open(CHUNKS);
    expect(outlined()).toBeUndefined();
  });

  test.each(['<h1>Sign in</h1>', '<p role="alert">Broken</p>'])('makes room for %s', async (shown) => {
    history.replaceState({}, '', '/login');
    open(CHUNKS);
    document.querySelector('#root')!.innerHTML = '<header></header>';
    await Promise.resolve();
    expect(document.getElementById('outline')).toBeInTheDocument();
    document.querySelector('#root')!.innerHTML = shown;
    await Promise.resolve();
    expect(document.getElementById('outline')).not.toBeInTheDocument();
  });
});
