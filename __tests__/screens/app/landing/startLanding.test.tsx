import { carryZone, showSampleDay, startLanding } from '../../../../src/client/app/landing/startLanding';
import { type WrittenPage, writtenPages } from '../../../../src/client/app/landing/writtenPages';
import type { InterfaceLanguage } from '../../../../src/shared/domain/text/interfaceLanguages';

const browserPrefers = (...languages: string[]) =>
  Object.defineProperty(navigator, 'languages', { value: languages, configurable: true });

/** The landing page as it is written at build. */
const landingIn = (language: InterfaceLanguage): WrittenPage => {
  const page = writtenPages(language).find(({ name }) => name === 'landing');
  if (!page) throw new Error('The landing page is not written');
  return page;
};

function signIn(name = 'Clara Client', groupId = '100') {
  localStorage.setItem('authToken', '"stored"');
  localStorage.setItem('userName', name);
  localStorage.setItem('groupId', groupId);
}

/** The page as the server gives it, with its script run. */
function open(language: InterfaceLanguage = 'en-US') {
  document.documentElement.lang = language;
  document.body.innerHTML = landingIn(language).body;
  const reload = jest.fn();
  startLanding(document, reload);
  const find = <Found extends HTMLElement>(selector: string) => {
    const found = document.querySelector<Found>(selector);
    if (!found) throw new Error(`There is no ${selector}`);
    return found;
  };
  const press = (name: string) =>
    [...document.querySelectorAll('button')]
      .find((button) => (button.ariaLabel ?? button.textContent) === name)
      ?.click();
  const choose = (value: string) => {
    const chooser = find<HTMLSelectElement>('select');
    chooser.value = value;
    chooser.dispatchEvent(new Event('change'));
  };
  return { reload, find, press, choose };
}

beforeEach(() => {
  browserPrefers('en-US');
  document.cookie = 'language=; Max-Age=0';
});

test.each([
  ['100', '/client/dashboard'],
  ['200', '/interpreter/dashboard'],
])('somebody of group %s who is signed in is led to their own dashboard', (groupId, home) => {
  signIn('Clara Client', groupId);
  const { find } = open();
  expect(document.documentElement).toHaveAttribute('data-signed-in');
  expect(find('[data-own-name]')).toHaveTextContent('Clara Client');
  expect(find('a[data-own-home]')).toHaveAttribute('href', home);
  expect(find('a[data-own-home]')).toHaveTextContent('Open Dragoman');
});

test('no element of a written page bears a style attribute, which the content policy would block', () => {
  open();
  expect(document.body.querySelectorAll('[style]')).toHaveLength(0);
});

test('a visitor is not taken for somebody, nor who signs out in another tab', () => {
  open();
  expect(document.documentElement).not.toHaveAttribute('data-signed-in');
  signIn();
  window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
  expect(document.documentElement).toHaveAttribute('data-signed-in');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
  expect(document.documentElement).not.toHaveAttribute('data-signed-in');
});

test.each([
  ['somebody who is signed in', signIn, 'Bearer stored'],
  ['a visitor', () => {}, null],
])(
  'the newsletter call of %s carries the language, and the token where there is one',
  (_who, before, bearer) => {
    before();
    const asked = jest.spyOn(window, 'fetch').mockResolvedValue(new Response('{}'));
    const { find } = open('ja-JP');
    find<HTMLInputElement>('input[type=email]').value = 'nina@example.com';
    find('form[data-newsletter]').dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
    const headers = new Headers(asked.mock.calls[0]?.[1]?.headers);
    expect([headers.get('accept-language'), headers.get('authorization')]).toEqual(['ja-JP', bearer]);
    asked.mockRestore();
  },
);

test('the colour mode is toggled, kept, and told to assistive technology', () => {
  const { find, press } = open();
  press('Toggle colour mode');
  expect(document.documentElement.dataset.colorMode).toBe('dark');
  expect(find('[aria-pressed]')).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem('colorMode')).toBe('dark');
  press('Toggle colour mode');
  expect(document.documentElement.dataset.colorMode).toBe('light');
});

test('a colour mode chosen in another tab is followed', () => {
  open();
  localStorage.setItem('colorMode', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'colorMode' }));
  expect(document.documentElement.dataset.colorMode).toBe('dark');
});

test('another language is kept and asked of the server', () => {
  const { choose, reload } = open();
  choose('ja-JP');
  expect(localStorage.getItem('language')).toBe('ja-JP');
  expect(document.cookie).toContain('language=ja-JP');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page in another language than the one chosen is asked for again, with the cookie that was lost', () => {
  localStorage.setItem('language', 'es-MX');
  const { reload } = open('en-US');
  expect(document.cookie).toContain('language=es-MX');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('where cookies are forbidden, it is not asked for again without end', () => {
  localStorage.setItem('language', 'es-MX');
  const cookie = jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
  const { reload } = open('en-US');
  expect(reload).not.toHaveBeenCalled();
  cookie.mockRestore();
});

test('a browser that prefers another language of ours is offered it, in that language', () => {
  browserPrefers('ja', 'en');
  const { find, press, reload } = open();
  expect(find('section[lang="ja-JP"]')).toBeVisible();
  expect(find('section[lang="es-MX"]')).not.toBeVisible();
  press('日本語に切り替える');
  expect(localStorage.getItem('language')).toBe('ja-JP');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('an offer that is dismissed goes, and does not come back', () => {
  browserPrefers('es-MX');
  const { find, press, reload } = open();
  press('Ahora no');
  expect(find('section[lang="es-MX"]')).not.toBeVisible();
  expect(localStorage.getItem('language')).toBe('en-US');
  expect(reload).not.toHaveBeenCalled();
  expect(open().find('section[lang="es-MX"]')).not.toBeVisible();
});

test('the copyright is of the present year, however old the build is', () => {
  document.documentElement.lang = 'en-US';
  document.body.innerHTML = landingIn('en-US').body.replace(/© \d{4}/, '© 1999');
  startLanding(document, () => {});
  expect(document.querySelector('footer')).toHaveTextContent(`© ${new Date().getFullYear()} Dragoman`);
});

test('the sample booking lies ahead of whoever reads, however old the build is', () => {
  document.documentElement.lang = 'en-US';
  document.body.innerHTML = landingIn('en-US').body.replace(/(<time[^>]*>)[^<]*/, '$1Jan 5, 2020');
  startLanding(document, () => {});
  const ahead = new Date(Date.now() + 9 * 24 * 3_600_000);
  const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(ahead);
  expect(document.querySelector('[data-sample] time')).toHaveTextContent(words);
  expect(document.querySelector('.dr-dateBlock-day')).toHaveTextContent(String(ahead.getUTCDate()));
});

test.each(['en-US', 'es-MX', 'ja-JP'] as const)(
  'its day is in the words of %s, all year round',
  (language) => {
    document.documentElement.lang = language;
    document.body.innerHTML = landingIn(language).body;
    const textOf = (selector: string) => document.querySelector(`[data-sample] ${selector}`)?.textContent;
    const [weekday, month, date] = (
      [{ weekday: 'short' }, { month: 'short' }, { year: 'numeric', month: 'short', day: 'numeric' }] as const
    ).map((options) => new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }));
    for (let at = Date.UTC(2026, 11, 20); at < Date.UTC(2028, 0, 10); at += 5 * 24 * 3_600_000) {
      showSampleDay(document, new Date(at));
      const ahead = new Date(at + 9 * 24 * 3_600_000);
      expect(textOf('time')).toBe(date?.format(ahead));
      expect(textOf('.dr-dateBlock-weekday')).toBe(weekday?.format(ahead));
      expect(textOf('.dr-dateBlock-month')).toBe(month?.format(ahead));
      expect(textOf('.dr-dateBlock-day')).toBe(String(ahead.getUTCDate()));
    }
  },
);

test('a search that is sent from it shows times by the reader’s own clock', () => {
  const { find } = open();
  const search = find<HTMLFormElement>('form[role="search"]');
  expect(new FormData(search).get('zone')).toBeNull();
  search.dispatchEvent(new Event('submit'));
  expect(new FormData(search).get('zone')).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test('so do profiles that are opened from a list, unless the address names a zone', () => {
  const list = '<form role="search"></form><a href="/interpreters/elena-m?from=German">View profile</a>';
  const carried = () => document.querySelector('a')?.getAttribute('href');
  document.body.innerHTML = list;
  carryZone(document, 'Asia/Tokyo');
  expect(carried()).toBe('/interpreters/elena-m?from=German&zone=Asia%2FTokyo');
  history.replaceState(null, '', '?zone=Europe%2FBerlin');
  document.body.innerHTML = list;
  carryZone(document, 'Asia/Tokyo');
  expect(carried()).toBe('/interpreters/elena-m?from=German');
  history.replaceState(null, '', '/');
});

test('and the browser’s calendar, which is slow to start, is left alone', () => {
  document.documentElement.lang = 'en-US';
  document.body.innerHTML = landingIn('en-US').body;
  const calendar = Intl.DateTimeFormat.prototype as { readonly format: unknown };
  const written = jest.spyOn(calendar, 'format', 'get');
  jest.useFakeTimers();
  startLanding(document, () => {});
  jest.runAllTimers();
  jest.useRealTimers();
  expect(written).not.toHaveBeenCalled();
  written.mockRestore();
});
