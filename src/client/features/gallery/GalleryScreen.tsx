import { useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Button } from 'antd';
import { EmptyState } from '../../ui/loading/EmptyState';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { failureText } from '../../i18n/failureText';
import { Pages } from '../../ui/table/Pages';
import { CardSkeletons } from './CardSkeletons';
import './Gallery.css';
import { narrowingCount, PAGE_SIZE } from './GalleryFilters';
import { GalleryTools } from './GalleryTools';
import { InterpreterCard } from './InterpreterCard';
import { type Gallery, useGallery } from './useGallery';

/** The interpreter gallery: everybody who can be booked, a page at a time. */
export function GalleryScreen() {
  const { t } = useTranslation();
  const gallery = useGallery();
  const top = useRef<HTMLDivElement>(null);
  const turnTo = (page: number) => {
    gallery.turnTo(page);
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className="dr-gallery">
      <header>
        <h1>{t('gallery.title')}</h1>
        <p className="dr-gallery-lead">{t('gallery.lead')}</p>
      </header>
      <GalleryTools gallery={gallery} />
      <div ref={top} tabIndex={-1} className="dr-gallery-result">
        <GalleryResult gallery={gallery} />
      </div>
      <Pages page={gallery.filters.page} pageSize={PAGE_SIZE} total={gallery.knownTotal} onPage={turnTo} />
    </div>
  );
}

function GalleryResult({ gallery }: { gallery: Gallery }) {
  const { t } = useTranslation();
  const { filters, interpreters, isStale, problem, isFetching, retry } = gallery;
  if (problem)
    return <ErrorAlert message={failureText(problem, t)} onRetry={retry} isRetrying={isFetching} />;
  if (!interpreters) return <CardSkeletons />;
  if (interpreters.length === 0 && !isStale) return <Nobody gallery={gallery} />;
  const count = interpreters.length;
  const isAll = filters.page === 1 && count < PAGE_SIZE;
  const first = (filters.page - 1) * PAGE_SIZE + 1;
  const last = first + count - 1;
  return (
    <>
      <p role="status" className="dr-gallery-count">
        {isStale
          ? t('gallery.loading')
          : t(isAll ? 'gallery.count' : 'gallery.shown', { count, first, last })}
      </p>
      <ul className="dr-gallery-cards" aria-label={t('gallery.title')} aria-busy={isStale}>
        {interpreters.map((interpreter) => (
          <li key={interpreter.id}>
            <InterpreterCard record={interpreter} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Nobody at all is another thing than nobody like that. */
function Nobody({ gallery: { filters, isFetching, retry, clear } }: { gallery: Gallery }) {
  const { t } = useTranslation();
  const isNarrowed = filters.search !== '' || narrowingCount(filters) > 0 || filters.page > 1;
  return (
    <div role="status">
      <EmptyState
        title={t(isNarrowed ? 'common.noResults' : 'gallery.empty')}
        text={t(isNarrowed ? 'gallery.noHitsText' : 'gallery.emptyText')}
        action={
          <div className="dr-gallery-ways">
            <Button loading={isFetching} onClick={retry}>
              {t('common.retry')}
            </Button>
            {isNarrowed && (
              <Button type="primary" onClick={clear}>
                {t('gallery.filters.clear')}
              </Button>
            )}
          </div>
        }
      />
    </div>
  );
}
