import { type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { focusStep } from '../../ui/page/focusStep';
import { FirstScreenDrawn } from '../../ui/loading/afterFirstScreen';
import { ErrorBoundary } from '../ErrorBoundary';
import { usePageTitle } from '../usePageTitle';
import { Wordmark } from '../Wordmark';
import { LookControls } from './LookControls';

interface PlainPageProps {
  title: string;
  children: ReactNode;
  onFocus?: () => void;
}

/** One form beneath the product's name. */
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
          <LookControls />
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
            <FirstScreenDrawn />
          </Suspense>
        </ErrorBoundary>
      </main>
    </div>
  );
}
