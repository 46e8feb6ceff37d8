import { life } from './bookings/life';
import { talk } from './bookings/talk';
import { aftermath } from './bookings/aftermath';
import { reviews } from './bookings/reviews';
import { bookings, records } from './bookings/bookings';
import { week } from './bookings/week';
import { welcome } from './welcome';
import { dashboard } from './dashboard';
import { reschedule } from './bookings/reschedule';
import { statements } from './bookings/statements';

/** What is said behind the sign-in by the layout and by most screens: about bookings, foremost. */
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
} as const;
