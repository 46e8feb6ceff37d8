import { account } from './account';
import { everywhere } from './everywhere';
import { interpreters } from './interpreters';
import { layout } from './layout';
import { login } from './login';
import { newsletter } from './newsletter';
import { ui } from './ui';
import { invitation } from './institute/invitation';

/** Words around the sign-in and behind it; see `insideCatalogue.ts` and `screenWords.ts` for the rest. */
export const areaCatalogue = {
  account,
  common: everywhere,
  interpreters,
  layout,
  login,
  newsletter,
  ui,
  invitation,
} as const;
