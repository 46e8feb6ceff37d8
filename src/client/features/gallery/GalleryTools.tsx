import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { FilterFields } from './FilterFields';
import { narrowingCount } from './GalleryFilters';
import { GallerySearch } from './GallerySearch';
import type { Gallery } from './useGallery';

/** Search and filters; on a phone the filters stay folded until they are asked for. */
export function GalleryTools({ gallery }: { gallery: Gallery }) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { filters, narrow, clear } = gallery;
  const count = narrowingCount(filters);
  return (
    <section className="dr-gallery-tools" aria-label={t('gallery.filters.name')}>
      <GallerySearch value={filters.search} onSearch={(search) => narrow({ search })} />
      <Button
        className="dr-gallery-fold"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {count > 0 ? t('gallery.filters.showCounted', { count }) : t('gallery.filters.show')}
      </Button>
      <Button
        className="dr-gallery-clear"
        disabled={count === 0 && filters.search === '' && filters.sort === 'rank'}
        onClick={clear}
      >
        {t('gallery.filters.clear')}
      </Button>
      <div id={id} className="dr-gallery-filters" data-open={isOpen}>
        <FilterFields filters={filters} onNarrow={narrow} />
      </div>
    </section>
  );
}
