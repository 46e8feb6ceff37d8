import { matchPath } from 'react-router-dom';
import type { Screen } from './Screen';
import { SCREENS } from './screens';

/** The screen that an address shows, if it shows one. */
export function screenAt(pathname: string): Screen | undefined {
  return SCREENS.find(({ path }) => matchPath(path, pathname) !== null);
}
