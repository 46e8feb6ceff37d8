import { useTranslation } from '../../i18n/useTranslation';
import '../../ui/pager.css';

interface PagerProps {
  page: number;
  pageSize: number;
  /** rows of all pages */
  total: number;
  onPage: (page: number) => void;
}

/** To the page before and after; not there where one page holds everything. */
export function Pager({ page, pageSize, total, onPage }: PagerProps) {
  const { t } = useTranslation();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (pages === 1) return null;
  return (
    <nav className="dr-pager dr-institute-pager" aria-label={t('institute.pager.name')}>
      <button
        type="button"
        className="dr-button"
        aria-disabled={page <= 1}
        onClick={() => page > 1 && onPage(page - 1)}
      >
        {t('institute.pager.previous')}
      </button>
      <span className="dr-numerals" role="status">
        {t('institute.pager.place', { page, pages })}
      </span>
      <button
        type="button"
        className="dr-button"
        aria-disabled={page >= pages}
        onClick={() => page < pages && onPage(page + 1)}
      >
        {t('institute.pager.next')}
      </button>
    </nav>
  );
}
