import { useCallback, useEffect, useState } from 'react';
import { COLOR_MODE_KEY, type ColorMode, readColorMode } from '../../store/storedColorMode';
import { showColorMode } from '../showColorMode';

/** The colour mode where there is no store, as on the landing page. */
export function useStoredColorMode(storage: Storage): [ColorMode, () => void] {
  const [mode, setMode] = useState(() => readColorMode(storage));

  useEffect(() => {
    const follow = ({ key }: StorageEvent) => key === COLOR_MODE_KEY && setMode(readColorMode(storage));
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [storage]);

  useEffect(() => showColorMode(mode), [mode]);

  const toggle = useCallback(() => {
    storage.setItem(COLOR_MODE_KEY, readColorMode(storage) === 'dark' ? 'light' : 'dark');
    // A store that was opened in this tab before follows as if another tab had chosen.
    window.dispatchEvent(new StorageEvent('storage', { key: COLOR_MODE_KEY }));
  }, [storage]);

  return [mode, toggle];
}
