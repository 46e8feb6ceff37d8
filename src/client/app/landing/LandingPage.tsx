import { IconProvider } from '@ant-design/icons';
import { useTranslation } from '../../i18n/useTranslation';
import { LandingScreen } from '../../features/landing/LandingScreen';
import { readMember } from './readMember';
import { paths } from '../../paths';
import { ColourModeToggle } from '../ColourModeToggle';
import { LanguageChooser } from '../language/LanguageChooser';
import { usePageTitle } from '../usePageTitle';
import { Wordmark } from '../Wordmark';
import { useStoredColorMode } from './useStoredColorMode';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import './SignOutNote.css';

/** The landing page for who comes to it from inside the app; whoever opens it is served a written one. */
export function LandingPage({ storage }: { storage: Storage }) {
  const { t } = useTranslation();
  const [mode, toggleMode] = useStoredColorMode(storage);
  usePageTitle(t('layout.titles.home'));
  return (
    <IconProvider value={WITHOUT_STYLES}>
      <SignOutNote />
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

/** Tells who has just deleted their account that it is done: once, for a reload or a way back knows nothing of it. */
function SignOutNote() {
  const { t } = useTranslation();
  const { state } = useLocation() as { state: { signOutReason?: unknown } | null };
  const navigate = useNavigate();
  const [isShown] = useState(state?.signOutReason === 'accountDeleted');
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isShown) return;
    void navigate('.', { replace: true, state: null });
    note.current?.focus();
  }, [isShown, navigate]);
  if (!isShown) return null;
  return (
    <div ref={note} className="dr-sign-out-note dr-publicFrame" role="status" tabIndex={-1}>
      <strong>{t('landing.accountDeleted.title')}</strong> {t('landing.accountDeleted.text')}
    </div>
  );
}
