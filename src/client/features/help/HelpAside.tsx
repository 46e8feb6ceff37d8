import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import type { HelpTocEntry } from '../../../shared/contract/base/help';
import { paths } from '../../paths';

interface HelpAsideProps {
  pages: readonly HelpTocEntry[];
  /** the page that is read */
  slug: string;
}

/** The other pages, with the sections of the one that is read. */
export function HelpAside({ pages, slug }: HelpAsideProps) {
  const { t } = useTranslation();
  if (pages.length === 0) return null;
  return (
    <nav className="dr-help-aside" aria-label={t('help.pages')}>
      <h2>{t('help.pages')}</h2>
      <ol>
        {pages.map((page) => (
          <li key={page.slug}>
            <Link to={`${paths.help}/${page.slug}`} aria-current={page.slug === slug ? 'page' : undefined}>
              {page.title}
            </Link>
            {page.slug === slug && page.headings.length > 0 && (
              <ul aria-label={t('help.onThisPage')}>
                {page.headings.map((heading, section) => (
                  <li key={heading}>
                    <a href={`#${headingId(section)}`}>{heading}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Where a section of a help page begins, by its number: headings differ by language, links to them do not. */
export const headingId = (section: number): string => `section-${section + 1}`;
