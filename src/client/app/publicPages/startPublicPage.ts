import { SEARCH_KEYS } from '../../../shared/domain/people/publicSearch';
import { type InterfaceLanguage, LANGUAGE_IN_ADDRESS } from '../../../shared/domain/text/interfaceLanguages';
import { keepChosenLanguage } from '../../i18n/chosenLanguage';
import { browserStorage } from '../../store/browserStorage';
import { carryZone, deviceZone, startCopyright, startControls } from '../landing/startLanding';

/** Scripts of a public page, which works without them: its controls, and times in the reader's own zone. */
export function startPublicPage(page: Document, storage = browserStorage()): void {
  startControls(page, storage, (language) => speak(page, storage, language));
  startCopyright(page);
  const day = page.querySelector<HTMLInputElement>('input[type="date"]');
  if (day) day.min = localDay(new Date());
  carryZone(page, deviceZone());
  offerOwnZone(page, deviceZone());
}

/** YYYY-MM-DD on the device's own calendar. */
function localDay(now: Date): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** The server goes by the cookie, where the address asks for no language. */
function speak(page: Document, storage: Storage, language: InterfaceLanguage): void {
  keepChosenLanguage(language, storage, page);
  const address = new URL(page.location.href);
  address.searchParams.delete(LANGUAGE_IN_ADDRESS);
  if (address.href === page.location.href) page.location.reload();
  else page.location.assign(address.href);
}

/** Where times are shown in another zone than the reader's, a link shows them in that. */
function offerOwnZone(page: Document, zone: string | undefined): void {
  const shown = page.querySelector<HTMLElement>('[data-shown-zone]');
  const offer = shown?.querySelector<HTMLAnchorElement>('a[data-own-zone]');
  if (!shown || !offer || !zone || shown.dataset.shownZone === zone) return;
  const address = new URL(page.location.href);
  address.searchParams.set(SEARCH_KEYS.zone, zone);
  offer.href = address.href;
  offer.hidden = false;
}
