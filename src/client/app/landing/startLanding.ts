import {
  DEFAULT_LANGUAGE,
  type InterfaceLanguage,
  preferredLanguage,
} from '../../../shared/domain/text/interfaceLanguages';
import { startNewsletter } from '../../features/landing/startNewsletter';
import { keepChosenLanguage, readChosenLanguage } from '../../i18n/chosenLanguage';
import { browserStorage } from '../../store/browserStorage';
import { COLOR_MODE_KEY, readColorMode, writeColorMode } from '../../store/storedColorMode';
import { readMember } from './readMember';
import { showSampleDay } from './showSampleDay';

/** What the controls of a written page do, in the few lines that they need without React. */
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
  startColourMode(page, storage);
  startDoors(page, storage);
  startChooser(page, choose);
  if (!chosen) startOffer(page, choose);
  const owner = page.querySelector('[data-copyright]');
  if (owner) owner.textContent = (owner.textContent ?? '').replace(/\d{4}/, String(new Date().getFullYear()));
  showSampleDay(page, new Date());
  const newsletter = page.querySelector<HTMLFormElement>('form[data-newsletter]');
  if (newsletter) startNewsletter(newsletter, storage);
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
  const chooser = page.querySelector('select');
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
