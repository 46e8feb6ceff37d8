import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { focusStep } from '../../ui/page/focusStep';
import { usePageTitle } from '../usePageTitle';
import { Wordmark } from '../Wordmark';
import { LookControls } from './LookControls';
import { PagePlace } from './PagePlace';

interface PlainPageProps {
  title: string;
  children: ReactNode;
  onFocus?: () => void;
}

/** One form beneath the product's name. */
export function PlainPage({ title, children, onFocus }: PlainPageProps) {
  const { key } = useLocation();
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
      <PagePlace className="dr-publicFrame">{children}</PagePlace>
    </div>
  );
}
