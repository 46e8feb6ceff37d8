import { useEffect } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { randomKey } from './randomKey';
import { tabMemory } from '../buttons/tabMemory';

/**
 * The token of a mailed link. It leaves the address bar at once, so that nobody reads or copies it from there, and
 * waits in the tab's memory for a reload; the history's entry only tells under which key. Null where the page was
 * opened without one.
 */
export function useLinkToken(parameter = 'token'): string | null {
  const location: Location<unknown> = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(location.search);
  const arrived = query.get(parameter);

  useEffect(() => {
    if (arrived === null) return;
    const rest = new URLSearchParams(location.search);
    rest.delete(parameter);
    const linkKey = randomKey();
    tabMemory.keep(nameOf(parameter, linkKey), arrived);
    const state = { ...(location.state as object | null), linkKey };
    void navigate({ pathname: location.pathname, search: rest.toString() }, { replace: true, state });
  }, [arrived, parameter, location, navigate]);

  return arrived || readLinkToken(parameter, location.state);
}

/** The token that a page with this navigation state was opened with. */
export function readLinkToken(parameter: string, navigationState: unknown): string | null {
  const { linkKey } = (navigationState ?? {}) as { linkKey?: unknown };
  if (typeof linkKey !== 'string') return null;
  const kept = tabMemory.read(nameOf(parameter, linkKey));
  return typeof kept === 'string' && kept !== '' ? kept : null;
}

function nameOf(parameter: string, linkKey: string): string {
  return `link ${parameter} ${linkKey}`;
}
