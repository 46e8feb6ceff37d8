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
