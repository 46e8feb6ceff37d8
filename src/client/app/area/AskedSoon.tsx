import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { selectAuthStatus } from '../../store/authSlice';
import { ASK_KEY, isAsking, keepAsk } from '../../store/keptAsk';
import { useAppSelector, useAppStore } from '../../store/store';
import { retryImport } from '../../ui/loading/retryImport';
import type { AskedDoorProps } from './AskedDoor';

const load = () => import(/* webpackChunkName: "asked" */ './AskedDoor');
const AskedDoor = lazy(async () => ({ default: (await retryImport(load)).AskedDoor }));

/** A chosen time, once it has loaded; no form waits for it. */
export function AskedSoon(props: AskedDoorProps) {
  return (
    <Suspense fallback={null}>
      <AskedDoor {...props} />
    </Suspense>
  );
}

/** Whether a visitor asks for a time, by the address or by what the browser kept. */
export function useIsAsking(): boolean {
  const { search } = useLocation();
  const { storage } = useAppStore();
  return isAsking(search) || storage.getItem(ASK_KEY) !== null;
}

/** The pages that follow do not say again what the address asks for. A session that ends wipes the storage, this too. */
export function useKeptAsk(): void {
  const { search } = useLocation();
  const { storage } = useAppStore();
  const status = useAppSelector(selectAuthStatus);
  useEffect(() => {
    const isVisitor = status === 'signedOut' || status === 'ended';
    if (isVisitor && isAsking(search)) keepAsk(storage, search);
  }, [search, storage, status]);
}
