import { useTranslation } from '../../i18n/useTranslation';
import '../../ui/pager.css';

interface PagingProps {
  /** counted from 1 */
  page: number;
  hasNext: boolean;
  onTurn: (page: number) => void;
}

/** A page back, a page on; nothing where there is only one. */
export function Paging({ page, hasNext, onTurn }: PagingProps) {
  const { t } = useTranslation();
  if (page === 1 && !hasNext) return null;
  return (
    <nav className="dr-pager" aria-label={t('gallery.paging.name')}>
      <button type="button" className="dr-button" disabled={page === 1} onClick={() => onTurn(page - 1)}>
        {t('gallery.paging.previous')}
      </button>
      <span aria-current="page" className="dr-numerals">
        {t('gallery.paging.page', { page })}
      </span>
      <button type="button" className="dr-button" disabled={!hasNext} onClick={() => onTurn(page + 1)}>
        {t('gallery.paging.next')}
      </button>
    </nav>
  );
}
