import { type ComponentType, lazy } from 'react';
import type { Words } from './language/createWords';
import { NotFoundPage } from './NotFoundPage';
import { loadPatiently } from '../ui/loadPatiently';

/** What is loaded on demand at the top: the landing page alone, or the store and everything that needs it. */
export interface Pages {
  Landing: ComponentType;
  Area: ComponentType;
  NotFound: ComponentType;
}

export function createPages(words: Words, storage: Storage): Pages {
  return {
    Landing: lazy(async () => {
      const [{ LandingPage }] = await Promise.all([
        loadPatiently(() => import(/* webpackChunkName: "landing-inside" */ './landing/LandingPage')),
        words.bringLanding(),
      ]);
      return { default: () => <LandingPage storage={storage} /> };
    }),
    Area: lazy(async () => {
      const [{ openArea }] = await Promise.all([
        loadPatiently(() => import(/* webpackChunkName: "area" */ './area/openArea')),
        words.bringAll(),
      ]);
      return { default: openArea(storage) };
    }),
    NotFound: lazy(async () => {
      await words.bringLanding();
      return { default: () => <NotFoundPage storage={storage} /> };
    }),
  };
}
