import { DEMO_ADMIN, DEMO_CLIENT, DEMO_INTERPRETER } from '../pages/demoPeople';
import type { ScreenState } from '../pages/screens';

const ACCOUNTS: Record<ScreenState['who'], string | null> = {
  visitor: null,
  client: DEMO_CLIENT,
  interpreter: DEMO_INTERPRETER,
  admin: DEMO_ADMIN,
};

/** The account that must sign in before these screens can be seen; a visitor has none. */
export function accountOf(who: ScreenState['who']): string | null {
  return ACCOUNTS[who];
}
