import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import type { HelpTocEntry } from '../../../shared/contract/base/help';
import { paths } from '../../paths';
import { headingId } from './HelpAside';

/** The table of contents: each page, what it is about, and its sections. */
export function HelpPageList({ pages }: { pages: readonly HelpTocEntry[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('help.pages')}>
      <ol className="dr-help-pages">
        {pages.map(({ slug, title, summary, headings }) => (
          <li key={slug} className="dr-help-card">
            <h2>
              <Link to={`${paths.help}/${slug}`}>{title}</Link>
            </h2>
            <p>{summary}</p>
            <ul className="dr-help-sections">
              {headings.map((heading, section) => (
                <li key={heading}>
                  <Link to={`${paths.help}/${slug}#${headingId(section)}`}>{heading}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </nav>
  );
}
