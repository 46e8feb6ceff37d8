import { LandingScreen } from '../features/landing/LandingScreen';
import { ColourModeToggle } from './ColourModeToggle';
import { LanguageChooser } from './language/LanguageChooser';
import { usePageTitle } from './usePageTitle';
import { useStoredColorMode } from './useStoredColorMode';
import { Wordmark } from './Wordmark';
import { paths } from '../paths';
import { useTranslation } from 'react-i18next';

/** The landing page with what it shares with the area behind it, but without store and Ant Design. */
export function LandingPage({ storage }: { storage: Storage }) {
  const { t } = useTranslation();
  const [mode, toggleMode] = useStoredColorMode(storage);
  usePageTitle(t('layout.titles.home'));
  return (
    <LandingScreen
      wordmark={<Wordmark to={paths.home} />}
      controls={
        <>
          <LanguageChooser />
          <ColourModeToggle mode={mode} onToggle={toggleMode} />
        </>
      }
    />
  );
}
