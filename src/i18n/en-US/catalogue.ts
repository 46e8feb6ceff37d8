import { account } from './account';
import { booking } from './booking';
import { everywhere } from './everywhere';
import { landing } from './landing';
import { layout } from './layout';
import { life } from './life';
import { login } from './login';
import { session } from './session';
import { talk } from './talk';
import { ui } from './ui';
import { records } from './records';
import { bookings } from './bookings';
import { welcome } from './welcome';
import { dashboard } from './dashboard';
import { settings } from './settings';
import { help } from './help';
import { person } from './person';

/** One file per feature; `src/i18n/Translation.ts` types the other languages by this one. */
export const catalogue = {
  account,
  booking,
  common: everywhere,
  landing,
  layout,
  life,
  login,
  session,
  talk,
  ui,
  records,
  bookings,
  welcome,
  dashboard,
  settings,
  help,
  person,
} as const;
