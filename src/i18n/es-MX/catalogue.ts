import type { Catalogue } from '../Catalogue';
import { booking } from './booking';
import { common } from './common';
import { landing } from './landing';
import { layout } from './layout';
import { login } from './login';
import { ui } from './ui';
import { records } from './records';
import { bookings } from './bookings';
import { welcome } from './welcome';
import { dashboard } from './dashboard';

export const catalogue = {
  booking,
  common,
  landing,
  layout,
  login,
  ui,
  records,
  bookings,
  welcome,
  dashboard,
} satisfies Catalogue;
