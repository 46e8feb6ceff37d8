const KEY = 'inspectMachines';

/** Asked for by `?inspect` in the address, and then for as long as the tab lives. */
export function isInspectorWanted({ location, sessionStorage }: Pick<Window, 'location' | 'sessionStorage'>) {
  if (new URLSearchParams(location.search).has('inspect')) sessionStorage.setItem(KEY, 'yes');
  return sessionStorage.getItem(KEY) !== null;
}
