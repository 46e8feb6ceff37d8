import { account } from './account';
import { everywhere } from './everywhere';
import { interpreters } from './interpreters';
import { layout } from './layout';
import { login } from './login';
import { newsletter } from './newsletter';
import { ui } from './ui';

/** Words around the sign-in and behind it; see `insideCatalogue.ts` and `screenWords.ts` for the rest. */
export const areaCatalogue = {
  account,
  common: everywhere,
  interpreters,
  layout,
  login,
  newsletter,
  ui,
} as const;
