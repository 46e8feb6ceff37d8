import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';

/** The signed-in person, and the start of their own area. */
export interface Member {
  name: string;
  home: string;
}

interface LandingHeaderProps {
  wordmark: ReactNode;
  /** language and colour mode */
  controls: ReactNode;
  /**
   * null where nobody is signed in. Left out on a written page: it is the same for all, so it holds both ways, and its
   * scripts and style sheet show the reader's own.
   */
  member?: Member | null;
  /** whether the page has the landing page's sections to jump to */
  hasSections?: boolean;
}

const SECTIONS = [
  { id: 'how-it-works', words: 'steps' },
  { id: 'features', words: 'features' },
  { id: 'pricing', words: 'pricing' },
] as const;

export function LandingHeader({ wordmark, controls, member, hasSections = false }: LandingHeaderProps) {
  const { t } = useTranslation();
  return (
    <header className="dr-landing-header">
      <a className="dr-landing-skip" href="#content">
        {t('layout.skipToContent')}
      </a>
      <div className="dr-publicFrame">
        {wordmark}
        <nav className="dr-landing-nav" aria-label={t('landing.sections')}>
          <a href={paths.interpreters}>{t('landing.find.nav')}</a>
          {hasSections &&
            SECTIONS.map(({ id, words }) => (
              <a key={id} href={`#${id}`}>
                {t(`landing.${words}.nav`)}
              </a>
            ))}
        </nav>
        <div className="dr-landing-controls">{controls}</div>
        {!member && (
          <div className={doorsFor('visitor', member)}>
            <Link className="dr-button dr-button-quiet" to={paths.login}>
              {t('landing.login')}
            </Link>
            <Link className="dr-button dr-button-primary" to={paths.register}>
              {t('landing.register')}
            </Link>
          </div>
        )}
        {member !== null && (
          <div className={doorsFor('member', member)}>
            <span className="dr-landing-ownName" data-own-name>
              {member?.name}
            </span>
            <Link className="dr-button dr-button-primary" to={member?.home ?? paths.app} data-own-home>
              {t('landing.openApp')}
            </Link>
          </div>
        )}
      </div>
    </header>
  );
}

/** On a written page both ways are there, and one of them is hidden. */
function doorsFor(whom: 'visitor' | 'member', member: Member | null | undefined): string {
  return member === undefined ? `dr-landing-doors dr-landing-for-${whom}` : 'dr-landing-doors';
}
