import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type AskedTime, readAskedTime } from '../../../shared/domain/booking/askedTime';
import { storedAskedTime } from '../../store/storedAskedTime';
import { selectUser } from '../../store/authSlice';
import { useAppSelector, useAppStore } from '../../store/store';

/** What the visitor of this page asks for: by the page's address, else by what another page or tab kept. */
export function useAskedTime(): AskedTime | null {
  const { search } = useLocation();
  const { storage } = useAppStore();
  return readAskedTime(new URLSearchParams(search)) ?? storedAskedTime.read(storage);
}

/** Keeps what the address asks for, as long as nobody is signed in: the pages that follow do not say it again. */
export function useKeepAskedTime(): void {
  const { search } = useLocation();
  const { storage } = useAppStore();
  const isSignedIn = useAppSelector(selectUser) !== null;
  const status = useAppSelector(({ auth }) => auth.status);
  useEffect(() => {
    const asked = readAskedTime(new URLSearchParams(search));
    // a session that ends wipes the storage, this too
    if (asked && !isSignedIn && status !== 'identifying') storedAskedTime.keep(storage, asked);
  }, [search, storage, isSignedIn, status]);
}
