import { useState } from 'react';

export const PAGE_SIZE = 20;

/** Which page of a list is shown; the first one whenever something else is asked for. */
export function usePages(about: string): [page: number, goTo: (page: number) => void] {
  const [place, setPlace] = useState({ about, page: 1 });
  return [place.about === about ? place.page : 1, (page) => setPlace({ about, page })];
}
