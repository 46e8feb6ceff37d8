import { DEMO_ADMIN, DEMO_CLIENT, DEMO_INTERPRETER } from '../pages/demoPeople';
import type { ScreenState } from '../pages/screens';

const ACCOUNTS: Record<ScreenState['who'], string | null> = {
  visitor: null,
  client: DEMO_CLIENT,
  interpreter: DEMO_INTERPRETER,
  admin: DEMO_ADMIN,
};

/** Who has to sign in before these screens can be seen; a visitor has not. */
export function accountOf(who: ScreenState['who']): string | null {
  return ACCOUNTS[who];
}
