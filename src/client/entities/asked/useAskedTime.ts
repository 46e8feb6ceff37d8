import { useCallback, useEffect } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import {
  ASK_KEYS,
  askQuery,
  readAskedTime,
  type ReadAskedTime,
} from '../../../shared/domain/booking/askedTime';
import { storedAskedTime } from '../../store/storedAskedTime';
import { selectUser } from '../../store/authSlice';
import { useAppSelector, useAppStore } from '../../store/store';

/** What the visitor of this page asks for: by the page's address, else by what another page or tab kept. */
export function useAskedTime(): ReadAskedTime | null {
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

/** Asks for something else from now on, or for nothing. */
export function useChangeAskedTime(): (asked: ReadAskedTime | null) => void {
  const here: Location<unknown> = useLocation();
  const { pathname, search, hash, state } = here;
  const { storage } = useAppStore();
  const navigate = useNavigate();
  return useCallback(
    (asked) => {
      const query = new URLSearchParams(search);
      for (const key of Object.values(ASK_KEYS)) query.delete(key);
      if (asked) storedAskedTime.keep(storage, asked);
      else storedAskedTime.forget(storage);
      for (const [key, value] of new URLSearchParams(asked ? askQuery(asked) : '')) query.set(key, value);
      void navigate({ pathname, search: query.toString(), hash }, { replace: true, state });
    },
    [pathname, search, hash, state, storage, navigate],
  );
}
