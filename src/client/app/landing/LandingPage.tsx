import { IconProvider } from '@ant-design/icons';
import { useTranslation } from '../../i18n/useTranslation';
import { LandingScreen } from '../../features/landing/LandingScreen';
import { readMember } from './readMember';
import { paths } from '../../paths';
import { ColourModeToggle } from '../ColourModeToggle';
import { FarewellNote } from './FarewellNote';
import { LanguageChooser } from '../language/LanguageChooser';
import { usePageTitle } from '../usePageTitle';
import { Wordmark } from '../Wordmark';
import { useStoredColorMode } from './useStoredColorMode';

/** The landing page for who comes to it from inside the app; whoever opens it is served a written one. */
export function LandingPage({ storage }: { storage: Storage }) {
  const { t } = useTranslation();
  const [mode, toggleMode] = useStoredColorMode(storage);
  usePageTitle(t('layout.titles.home'));
  return (
    <IconProvider value={WITHOUT_STYLES}>
      <FarewellNote />
      <LandingScreen
        member={readMember(storage)}
        wordmark={<Wordmark to={paths.home} />}
        controls={
          <>
            <LanguageChooser />
            <ColourModeToggle mode={mode} onToggle={toggleMode} />
          </>
        }
      />
    </IconProvider>
  );
}

/** How icons look is in the stylesheet; the content policy would not let in what they write themselves. */
const WITHOUT_STYLES = { zeroRuntime: true };
