import { useLocation, type Location, useNavigate } from 'react-router-dom';
import { type AskedTime, askQuery } from '../../../shared/domain/booking/askedTime';
import { storedAskedTime } from '../../store/storedAskedTime';
import { useAppStore } from '../../store/store';
import { useCallback } from 'react';
import { keepAsk } from '../../store/keptAsk';
import { ASK_KEYS } from '../../../shared/domain/booking/askKeys';

/** Asks for something else from now on, or for nothing. */
export function useChangeAskedTime(): (asked: AskedTime | null) => void {
  const here: Location<unknown> = useLocation();
  const { pathname, search, hash, state } = here;
  const { storage } = useAppStore();
  const navigate = useNavigate();
  return useCallback(
    (asked) => {
      const query = new URLSearchParams(search);
      for (const key of Object.values(ASK_KEYS)) query.delete(key);
      if (asked) keepAsk(storage, askQuery(asked));
      else storedAskedTime.forget(storage);
      for (const [key, value] of new URLSearchParams(asked ? askQuery(asked) : '')) query.set(key, value);
      void navigate({ pathname, search: query.toString(), hash }, { replace: true, state });
    },
    [pathname, search, hash, state, storage, navigate],
  );
}
