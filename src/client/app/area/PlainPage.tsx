import { type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { focusStep } from '../../ui/page/focusStep';
import { ErrorBoundary } from '../ErrorBoundary';
import { LanguageChooser } from '../language/LanguageChooser';
import { usePageTitle } from '../usePageTitle';
import { Wordmark } from '../Wordmark';
import { colorModeSet, selectColorMode } from '../../store/layoutSlice';
import { useAppDispatch, useAppSelector } from '../../store/store';
import { ColourModeToggle } from '../ColourModeToggle';

interface PlainPageProps {
  title: string;
  children: ReactNode;
  onFocus?: () => void;
}

/** One form beneath the product's name, without Ant Design. */
export function PlainPage({ title, children, onFocus }: PlainPageProps) {
  const { t } = useTranslation();
  const { pathname, key } = useLocation();
  usePageTitle(title);
  // the page that was loaded begins where pages begin
  const isLoaded = key === 'default';
  useEffect(() => {
    if (!isLoaded) focusStep();
  }, [isLoaded, title]);
  return (
    <div className="dr-loginPage" onFocus={onFocus}>
      <header className="dr-plainHeader dr-publicFrame">
        <Wordmark to={paths.home} />
        <div className="dr-plainHeader-controls">
          <LanguageChooser />
          <StoreColourModeToggle />
        </div>
      </header>
      <main className="dr-publicFrame">
        <ErrorBoundary place={pathname}>
          <Suspense
            fallback={
              <p className="dr-visuallyHidden" role="status">
                {t('common.loading')}
              </p>
            }
          >
            {children}
          </Suspense>
        </ErrorBoundary>
      </main>
    </div>
  );
}

function StoreColourModeToggle() {
  const dispatch = useAppDispatch();
  const mode = useAppSelector(selectColorMode);
  return (
    <ColourModeToggle
      mode={mode}
      onToggle={() => dispatch(colorModeSet(mode === 'dark' ? 'light' : 'dark'))}
    />
  );
}
