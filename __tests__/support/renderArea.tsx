import { Route, Routes } from 'react-router-dom';
import { AreaLook } from '../../src/client/app/area/openArea';
import { AreaRoutes } from '../../src/client/app/area/AreaRoutes';
import type { Words } from '../../src/client/app/language/createWords';
import { LanguageProvider } from '../../src/client/app/language/LanguageProvider';
import { renderScreen } from './renderScreen';

/** Words that are there already, or that another test watches. */
export const standingWords: Words = {
  bringAll: () => Promise.resolve(),
  bringLanding: () => Promise.resolve(),
  speak: (language) => Promise.resolve(language),
};

/** Everything behind `/`, opened at an address. */
export function renderArea(
  at: NonNullable<Parameters<typeof renderScreen>[1]>['at'],
  settings: Omit<NonNullable<Parameters<typeof renderScreen>[1]>, 'at'> = {},
) {
  return renderScreen(
    <LanguageProvider words={standingWords} storage={localStorage}>
      <Routes>
        <Route path="/" element={null} />
        <Route
          path="*"
          element={
            <AreaLook>
              <AreaRoutes />
            </AreaLook>
          }
        />
      </Routes>
    </LanguageProvider>,
    { ...settings, at },
  );
}
