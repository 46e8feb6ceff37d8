import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';

type Change = (now: URLSearchParams) => URLSearchParams;

/**
 * The address's parameters, and changes of them that build on each other: the router draws a new address when it has time, so
 * whoever chooses two things faster than that would otherwise lose the first.
 */
export function useAddressParams() {
  const [params, setParams] = useSearchParams();
  const way = useNavigationType();
  /** what was asked for last, until it is drawn or somebody goes back */
  const asked = useRef<URLSearchParams | null>(null);
  useEffect(() => {
    if (way === NavigationType.Pop || String(asked.current) === String(params)) asked.current = null;
  }, [way, params]);
  const set = (change: Change, isReplaced: boolean) => {
    asked.current = change(asked.current ?? params);
    setParams(asked.current, { replace: isReplaced });
  };
  return {
    params,
    change: (change: Change) => set(change, false),
    /** takes the place of the address before in the browser's history */
    replace: (change: Change) => set(change, true),
  };
}
