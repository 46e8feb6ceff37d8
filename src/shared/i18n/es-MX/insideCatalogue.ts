import type { InsideCatalogue } from '../Catalogue';
import { life } from './bookings/life';
import { talk } from './bookings/talk';
import { aftermath } from './bookings/aftermath';
import { reviews } from './bookings/reviews';
import { bookings, records } from './bookings/bookings';
import { week } from './bookings/week';
import { welcome } from './welcome';
import { dashboard } from './dashboard';
import { statements } from './bookings/statements';

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
  statements,
} satisfies InsideCatalogue;
