import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SearchField } from '../../ui/buttons/SearchField';

/** How long a person must stop typing before the search is asked, in milliseconds. */
const PAUSE_MS = 250;

interface GallerySearchProps {
  /** what is searched for now */
  value: string;
  onSearch: (search: string) => void;
}

/** The search: asked when typing pauses, or at once with Enter. */
export function GallerySearch({ value, onSearch }: GallerySearchProps) {
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);

  const ask = (search: string) => {
    if (search === asked.current) return;
    asked.current = search;
    onSearch(search);
  };
  const askTyped = useEffectEvent(() => ask(typed.trim()));
  const follow = useEffectEvent(() => {
    if (value === asked.current) return;
    asked.current = value;
    setTyped(value);
  });
  useEffect(() => {
    const { pathname } = window.location;
    // After a navigation this screen stays until the next one has loaded; a search then would bring the person back.
    const timer = setTimeout(() => pathname === window.location.pathname && askTyped(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  // The address changed by itself: Back, or all filters cleared.
  useEffect(() => follow(), [value]);

  return (
    <SearchField value={typed} onChange={setTyped} onPressEnter={() => ask(typed.trim())} maxLength={100} />
  );
}
