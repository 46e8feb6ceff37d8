import type { AreaCatalogue } from '../Catalogue';
import { account } from './account';
import { everywhere } from './everywhere';
import { interpreters } from './interpreters';
import { layout } from './layout';
import { login } from './login';
import { newsletter } from './newsletter';
import { ui } from './ui';
import { invitation } from './institute/invitation';

export const areaCatalogue = {
  account,
  common: everywhere,
  interpreters,
  layout,
  login,
  newsletter,
  ui,
  invitation,
} satisfies AreaCatalogue;
