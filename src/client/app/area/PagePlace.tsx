import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { FirstScreenDrawn } from '../../ui/loading/afterFirstScreen';
import { ErrorBoundary } from '../ErrorBoundary';

/** A page without the menu: waited for in silence, and a defect in it leaves the header where it is. */
export function PagePlace({ className, children }: { className: string; children: ReactNode }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <main className={className}>
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
  );
}
