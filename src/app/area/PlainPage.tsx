import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { LanguageChooser } from '../language/LanguageChooser';
import { usePageTitle } from '../usePageTitle';
import { Wordmark } from '../Wordmark';
import { StoreColourModeToggle } from './StoreColourModeToggle';

interface PlainPageProps {
  title: string;
  children: ReactNode;
  onFocus?: () => void;
}

/** One form beneath the product's name, without Ant Design. */
export function PlainPage({ title, children, onFocus }: PlainPageProps) {
  const { t } = useTranslation();
  usePageTitle(title);
  return (
    <div className="dr-loginPage" onFocus={onFocus}>
      <header className="dr-plainHeader">
        <Wordmark to={paths.home} />
        <div className="dr-plainHeader-controls">
          <LanguageChooser />
          <StoreColourModeToggle />
        </div>
      </header>
      <main>
        <Suspense
          fallback={
            <p className="dr-visuallyHidden" role="status">
              {t('common.loading')}
            </p>
          }
        >
          {children}
        </Suspense>
      </main>
    </div>
  );
}
