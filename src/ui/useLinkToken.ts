import { useEffect } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

/**
 * The token of a mailed link. It leaves the address bar at once, so that nobody reads or copies it from there, and
 * waits in the history's entry for a reload. Null where the page was opened without one.
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
    const state = { ...(location.state as object | null), [parameter]: arrived };
    void navigate({ pathname: location.pathname, search: rest.toString() }, { replace: true, state });
  }, [arrived, parameter, location, navigate]);

  const kept = (location.state as Record<string, unknown> | null)?.[parameter];
  return arrived || (typeof kept === 'string' && kept !== '' ? kept : null);
}
