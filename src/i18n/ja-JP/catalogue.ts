import type { Catalogue } from '../Catalogue';
import { account } from './account';
import { booking } from './booking';
import { everywhere } from './everywhere';
import { gallery } from './gallery';
import { interpreters } from './interpreters';
import { landing } from './landing';
import { layout } from './layout';
import { life } from './life';
import { login } from './login';
import { newsletter } from './newsletter';
import { ui } from './ui';
import { profile } from './profile';
import { records } from './records';
import { bookings } from './bookings';
import { welcome } from './welcome';
import { dashboard } from './dashboard';
import { settings } from './settings';
import { help } from './help';
import { person } from './person';
import { profileEditor } from './profileEditor';

export const catalogue = {
  account,
  booking,
  common: everywhere,
  gallery,
  interpreters,
  landing,
  profile,
  layout,
  life,
  login,
  newsletter,
  ui,
  records,
  bookings,
  welcome,
  dashboard,
  settings,
  help,
  person,
  profileEditor,
} satisfies Catalogue;
