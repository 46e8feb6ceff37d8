import type { InsideCatalogue } from '../InsideCatalogue';
import { life } from './life';
import { talk } from './talk';
import { aftermath, reviews } from './aftermath';
import { records } from './records';
import { bookings } from './bookings';
import { week } from './week';
import { welcome } from './welcome';
import { dashboard } from './dashboard';
import { reschedule } from './reschedule';
import { statements } from './statements';

export const insideCatalogue = {
  life,
  talk,
  records,
  aftermath,
  reviews,
  bookings,
  week,
  welcome,
  dashboard,
  reschedule,
  statements,
} satisfies InsideCatalogue;
