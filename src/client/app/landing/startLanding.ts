import {
  DEFAULT_LANGUAGE,
  type InterfaceLanguage,
  preferredLanguage,
} from '../../../shared/domain/text/interfaceLanguages';
import { SEARCH_KEYS } from '../../../shared/domain/people/publicSearch';
import { paths } from '../../paths';
import { startNewsletter } from '../../features/landing/startNewsletter';
import { keepChosenLanguage, readChosenLanguage } from '../../i18n/chosenLanguage';
import { browserStorage } from '../../store/browserStorage';
import { COLOR_MODE_KEY, readColorMode, writeColorMode } from '../../store/storedColorMode';
import { readMember } from './readMember';
import type { DayWords } from '../../features/landing/dayWords';
import { sampleDate } from '../../features/landing/sampleDate';

/** The controls of a written page, in the few lines that they need without React. */
export function startLanding(page: Document, reload: () => void, storage = browserStorage()): void {
  const written = page.documentElement.lang as InterfaceLanguage;
  const chosen = readChosenLanguage(storage);

  const choose = (language: InterfaceLanguage) => {
    keepChosenLanguage(language, storage, page);
    if (language !== written) reload();
  };

  // The server goes by the cookie. Where it was lost, or another tab chose since, the choice in storage holds;
  // where cookies are forbidden, reloading would not help.
  if (chosen && chosen !== written) {
    keepChosenLanguage(chosen, storage, page);
    if (page.cookie.includes(chosen)) reload();
  }
  startControls(page, storage, choose);
  if (!chosen) startOffer(page, choose);
  startCopyright(page);
  showSampleDay(page, new Date());
  startSearch(page);
  const newsletter = page.querySelector<HTMLFormElement>('form[data-newsletter]');
  if (newsletter) startNewsletter(newsletter, storage);
}

/** The header of a page without React; `choose` hears of a chosen language. */
export function startControls(
  page: Document,
  storage: Storage,
  choose: (language: InterfaceLanguage) => void,
): void {
  startColourMode(page, storage);
  startDoors(page, storage);
  startChooser(page, choose);
}

/** The year in which it is read, not that in which the page was written. */
export function startCopyright(page: Document): void {
  const owner = page.querySelector('[data-copyright]');
  if (owner) owner.textContent = (owner.textContent ?? '').replace(/\d{4}/, String(new Date().getFullYear()));
}

function startColourMode(page: Document, storage: Storage): void {
  const toggle = page.querySelector('[aria-pressed]');
  const bar = page.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  const show = () => {
    const mode = readColorMode(storage);
    page.documentElement.dataset.colorMode = mode;
    toggle?.setAttribute('aria-pressed', String(mode === 'dark'));
    if (bar) bar.content = bar.dataset[mode] ?? bar.content;
  };
  toggle?.addEventListener('click', () => {
    writeColorMode(storage, readColorMode(storage) === 'dark' ? 'light' : 'dark');
    show();
  });
  page.defaultView?.addEventListener('storage', ({ key }) => key === COLOR_MODE_KEY && show());
  show();
}

/** The header is for a visitor or for who is signed in; `public/before-paint.js` has shown the right one already. */
function startDoors(page: Document, storage: Storage): void {
  const name = page.querySelector('[data-own-name]');
  const home = page.querySelector<HTMLAnchorElement>('a[data-own-home]');
  const show = () => {
    const member = readMember(storage);
    page.documentElement.toggleAttribute('data-signed-in', member !== null);
    if (name) name.textContent = member?.name ?? '';
    if (home && member) home.href = member.home;
  };
  page.defaultView?.addEventListener('storage', show);
  show();
}

function startChooser(page: Document, choose: (language: InterfaceLanguage) => void): void {
  const chooser = page.querySelector<HTMLSelectElement>('select.dr-languageChooser');
  chooser?.addEventListener('change', () => choose(chooser.value as InterfaceLanguage));
}

function startOffer(page: Document, choose: (language: InterfaceLanguage) => void): void {
  const preferred = preferredLanguage((page.defaultView?.navigator.languages ?? []).join(','));
  const offer = page.querySelector<HTMLElement>(`section[hidden][lang="${preferred}"]`);
  if (!offer) return;
  offer.hidden = false;
  offer.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    offer.hidden = true;
    choose('accept' in target.dataset ? preferred : DEFAULT_LANGUAGE);
  });
}

/** Typed text replaces the text of a field of the search; the times that it finds are by the reader's own clock. */
function startSearch(page: Document): void {
  const search = page.querySelector('form[role="search"]');
  search?.addEventListener('focusin', ({ target }) => target instanceof HTMLInputElement && target.select());
  // not before: to ask for the device's zone takes a slow phone longer than all the rest here
  search?.addEventListener('submit', () => carryZone(page, deviceZone()), { once: true });
}

export function deviceZone(): string | undefined {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A search or a profile that is opened from here shows times by the reader's own clock, unless the address names a zone. */
export function carryZone(page: Document, zone: string | undefined): void {
  const isNamed = new URL(page.location.href).searchParams.has(SEARCH_KEYS.zone);
  if (!zone || isNamed) return;
  for (const form of page.querySelectorAll('form[role="search"]')) {
    const field = page.createElement('input');
    Object.assign(field, { type: 'hidden', name: SEARCH_KEYS.zone, value: zone });
    form.append(field);
  }
  for (const link of page.querySelectorAll<HTMLAnchorElement>(`a[href^="${paths.interpreters}/"]`)) {
    const address = new URL(link.href);
    address.searchParams.set(SEARCH_KEYS.zone, zone);
    link.href = `${address.pathname}${address.search}`;
  }
}

/** The written page's made-up booking lies ahead of whoever reads it, however old the build is. */
export function showSampleDay(page: Document, now: Date): void {
  const sample = page.querySelector<HTMLElement>('[data-sample]');
  if (!sample) return;
  const { weekdays, months, dates } = JSON.parse(sample.dataset.sample ?? '') as DayWords;
  const day = new Date(sampleDate(now));
  const [number, year] = [String(day.getUTCDate()), String(day.getUTCFullYear())];
  const show = (selector: string, text: string | undefined) => {
    const place = sample.querySelector(selector);
    if (place && text && place.textContent !== text) place.textContent = text;
  };
  show('.dr-dateBlock-weekday', weekdays[day.getUTCDay()]);
  show('.dr-dateBlock-day', number);
  show('.dr-dateBlock-month', months[day.getUTCMonth()]);
  show('time', dates[day.getUTCMonth()]?.replace('$day', number).replace('$year', year));
}
