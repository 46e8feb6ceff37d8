import type { AreaCatalogue } from '../Catalogue';
import { account } from './account';
import { everywhere } from './everywhere';
import { interpreters } from './interpreters';
import { layout } from './layout';
import { login } from './login';
import { newsletter } from './newsletter';
import { ui } from './ui';

export const areaCatalogue = {
  account,
  common: everywhere,
  interpreters,
  layout,
  login,
  newsletter,
  ui,
} satisfies AreaCatalogue;
