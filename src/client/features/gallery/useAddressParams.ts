import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

type Change = (now: URLSearchParams) => URLSearchParams;

/**
 * The address's parameters, and changes of them that build on each other: the router draws a new address when it has time, so
 * whoever chooses two things faster than that would otherwise lose the first.
 */
export function useAddressParams() {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const way = useNavigationType();
  /** what was asked for and is not drawn yet, in order */
  const asked = useRef<string[]>([]);
  const drawn = String(params);
  useEffect(() => {
    const place = way === NavigationType.Pop ? -1 : asked.current.indexOf(drawn);
    // what nobody asked for here, such as going back or a link, has overtaken all that was
    asked.current = place < 0 ? [] : asked.current.slice(place + 1);
  }, [way, key, drawn]);
  const set = (change: Change, isReplaced: boolean) => {
    const next = change(new URLSearchParams(asked.current.at(-1) ?? params));
    asked.current.push(String(next));
    setParams(next, { replace: isReplaced });
  };
  return {
    params,
    change: (change: Change) => set(change, false),
    /** takes the place of the address before in the browser's history */
    replace: (change: Change) => set(change, true),
  };
}
