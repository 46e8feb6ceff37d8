import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useGetInterpretersQuery } from '../../api/interpreterApi';
import {
  type GalleryFilters,
  galleryRequest,
  PAGE_SIZE,
  readGalleryFilters,
  writeGalleryFilters,
} from './GalleryFilters';
import { useAddressParams } from './useAddressParams';

/** The filters live in the address, so that a reload, Back and a link bring the same people. */
export function useGallery() {
  const { params, change, replace } = useAddressParams();
  const filters = useMemo(() => readGalleryFilters(params), [params]);
  const read = useGetInterpretersQuery(galleryRequest(filters));
  // The answer holds no total: the next page says whether there is one, and is there when it is turned to.
  const isPageFull = read.currentData?.length === PAGE_SIZE;
  const next = useGetInterpretersQuery(
    isPageFull ? galleryRequest({ ...filters, page: filters.page + 1 }) : skipToken,
    { refetchOnMountOrArgChange: false },
  );
  const hasNext = isPageFull && (next.currentData?.length ?? 0) > 0;
  return {
    filters,
    /** while another page or filter is awaited, the people of before */
    interpreters: read.error ? undefined : read.data,
    isStale: read.currentData === undefined,
    problem: read.error,
    isFetching: read.isFetching,
    retry: () => void read.refetch(),
    /** as many as are known of: up to the page shown, and one more where another page follows */
    knownTotal: (filters.page - 1) * PAGE_SIZE + (read.data?.length ?? 0) + (hasNext ? 1 : 0),
    /** other filters begin at their first page and take the place of the ones before in the browser's history */
    narrow: (wish: Partial<GalleryFilters>) =>
      replace((now) => writeGalleryFilters({ ...readGalleryFilters(now), page: 1, ...wish })),
    clear: () => replace(() => new URLSearchParams()),
    turnTo: (page: number) => change((now) => writeGalleryFilters({ ...readGalleryFilters(now), page })),
  };
}

export type Gallery = ReturnType<typeof useGallery>;
