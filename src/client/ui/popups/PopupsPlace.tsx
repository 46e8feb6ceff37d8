import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { AntdPopups } from './AntdPopups';
import { preloadDialog } from './Dialog';
import { loadInTheEnd } from '../loading/loadInTheEnd';
import { type Popups, PopupsContext, type WithPopups } from './PopupsContext';

type Place = ComponentType<Parameters<typeof AntdPopups>[0]>;

interface PopupsPlaceProps {
  children: ReactNode;
  /** fetches the place */
  load?: () => Promise<Place>;
}

/**
 * Gives everything inside a place for toasts and questions. It comes in a chunk of its own as soon as something is to
 * be said; where the network is away then, all is said once it is back.
 */
export function PopupsPlace({ children, load = fetchPlace }: PopupsPlaceProps) {
  const [Shown, setShown] = useState<Place | null>(null);
  const here = useRef<Popups>(null);
  const waiting = useRef<((popups: Popups) => void)[]>([]);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const withPopups = useCallback<WithPopups>(
    (use) => {
      if (here.current) return use(here.current);
      waiting.current.push(use);
      // once is enough for all that wait
      if (waiting.current.length > 1) return;
      void loadInTheEnd(load, () => !isGone.current).then((loaded) => loaded && setShown(() => loaded));
    },
    [load],
  );
  const onCome = useCallback((popups: Popups) => {
    here.current = popups;
    for (const use of waiting.current.splice(0)) use(popups);
  }, []);

  return (
    <PopupsContext value={withPopups}>
      {children}
      {Shown && <Shown onCome={onCome} />}
    </PopupsContext>
  );
}

const fetchPlace = async (): Promise<Place> =>
  (await import(/* webpackChunkName: "popups" */ './AntdPopups')).AntdPopups;

/** So that no dialog, toast or question waits for the network. */
export function preloadPopups(): void {
  preloadDialog();
  void fetchPlace().catch(() => undefined);
}
