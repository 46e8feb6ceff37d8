import { type ComponentType, lazy } from 'react';
import type { Words } from './language/createWords';
import { isInArea } from './isInArea';
import { lazyWithPreload } from '../ui/loading/lazyWithPreload';
import { retryImport } from '../ui/loading/retryImport';
import { paths } from '../paths';
import { ColourModeToggle } from './ColourModeToggle';
import { useStoredColorMode } from './landing/useStoredColorMode';
import { LanguageChooser } from './language/LanguageChooser';
import { NotFound } from './NotFound';
import { Wordmark } from './Wordmark';

/** Loaded on demand at the top: the landing page alone, or the store and everything that needs it. */
export interface Pages {
  Landing: ComponentType;
  Area: ComponentType;
  NotFound: ComponentType;
  /**
   * Resolves once what an address needs has come, or could not. React holds back what it had to draw without for three
   * tenths of a second, and then all that follows for as long again.
   */
  bring: (pathname: string) => Promise<void>;
}

export function createPages(words: Words, storage: Storage): Pages {
  const area = lazyWithPreload(async () => {
    const [{ openArea }] = await Promise.all([
      retryImport(() => import(/* webpackChunkName: "area" */ './area/openArea')),
      words.bringAll(),
    ]);
    return openArea(storage);
  });
  return {
    Landing: lazy(async () => {
      const [{ LandingPage }] = await Promise.all([
        retryImport(() => import(/* webpackChunkName: "landing-inside" */ './landing/LandingPage')),
        words.bringLanding(),
      ]);
      return { default: () => <LandingPage storage={storage} /> };
    }),
    Area: area.Component,
    NotFound: lazy(async () => {
      await words.bringLanding();
      return { default: () => <NotFoundPage storage={storage} /> };
    }),
    bring: (pathname) => (isInArea(pathname) ? area.bring() : Promise.resolve()),
  };
}

/** An address outside every part of the app. */
export function NotFoundPage({ storage }: { storage: Storage }) {
  const [mode, toggleMode] = useStoredColorMode(storage);
  return (
    <>
      <header className="dr-plainHeader dr-publicFrame">
        <Wordmark to={paths.home} />
        <div className="dr-plainHeader-controls">
          <LanguageChooser />
          <ColourModeToggle mode={mode} onToggle={toggleMode} />
        </div>
      </header>
      <main>
        <NotFound />
      </main>
    </>
  );
}
