import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import type { HelpTocEntry } from '../../../shared/contract/base/help';
import { paths } from '../../paths';

interface HelpPagerProps {
  /** in reading order */
  pages: readonly HelpTocEntry[];
  slug: string;
}

/** To the page before and the page after, by their titles. */
export function HelpPager({ pages, slug }: HelpPagerProps) {
  const { t } = useTranslation();
  const place = pages.findIndex((page) => page.slug === slug);
  const previous = place > 0 ? pages[place - 1] : undefined;
  const next = place >= 0 ? pages[place + 1] : undefined;
  if (!previous && !next) return null;
  return (
    <nav className="dr-help-pager" aria-label={t('help.pager')}>
      {previous && (
        <Link rel="prev" to={`${paths.help}/${previous.slug}`}>
          <span>{t('help.previous')}</span> {previous.title}
        </Link>
      )}
      {next && (
        <Link rel="next" className="dr-help-next" to={`${paths.help}/${next.slug}`}>
          <span>{t('help.next')}</span> {next.title}
        </Link>
      )}
    </nav>
  );
}
