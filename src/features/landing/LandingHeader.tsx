import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';

interface LandingHeaderProps {
  wordmark: ReactNode;
  /** language and colour mode */
  controls: ReactNode;
  /** whether the page has the landing page's sections to jump to */
  hasSections?: boolean;
}

const SECTIONS = [
  { id: 'how-it-works', words: 'steps' },
  { id: 'features', words: 'features' },
  { id: 'pricing', words: 'pricing' },
] as const;

export function LandingHeader({ wordmark, controls, hasSections = false }: LandingHeaderProps) {
  const { t } = useTranslation();
  return (
    <header className="dr-landing-header">
      <a className="dr-landing-skip" href="#content">
        {t('layout.skipToContent')}
      </a>
      <div className="dr-landing-row">
        {wordmark}
        {hasSections && (
          <nav className="dr-landing-nav" aria-label={t('landing.sections')}>
            {SECTIONS.map(({ id, words }) => (
              <a key={id} href={`#${id}`}>
                {t(`landing.${words}.nav`)}
              </a>
            ))}
          </nav>
        )}
        <div className="dr-landing-controls">{controls}</div>
        <div className="dr-landing-doors">
          <Link className="dr-button dr-button-quiet" to={paths.login}>
            {t('landing.login')}
          </Link>
          <Link className="dr-button dr-button-primary" to={paths.register}>
            {t('landing.register')}
          </Link>
        </div>
      </div>
    </header>
  );
}
