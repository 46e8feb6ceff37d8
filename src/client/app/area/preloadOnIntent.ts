import type { InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';
import type { Screen } from './Screen';

type Preloadable = Pick<Screen, 'preload'>;

/** Fetches the screen that a link leads to once a pointer or the focus is on it: a moment before it is opened. */
export function preloadOnIntent(
  page: Document,
  screenAt: (pathname: string) => Preloadable | undefined,
): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== page.location.origin) return;
    screenAt(link.pathname)?.preload(page.documentElement.lang as InterfaceLanguage);
  };
  for (const sign of ['pointerover', 'focusin']) page.addEventListener(sign, onIntent, { passive: true });
}
