import { account } from './account';
import { availability } from './availability';
import { booking } from './booking';
import { everywhere } from './everywhere';
import { gallery } from './gallery';
import { interpreters } from './interpreters';
import { landing } from './landing';
import { layout } from './layout';
import { life } from './life';
import { login } from './login';
import { session } from './session';
import { talk } from './talk';
import { newsletter } from './newsletter';
import { ui } from './ui';
import { profile } from './profile';
import { aftermath, reviews } from './aftermath';
import { invoice, statements } from './statements';
import { reschedule } from './reschedule';
import { records } from './records';
import { bookings } from './bookings';
import { calendar } from './calendar';
import { week } from './week';
import { welcome } from './welcome';
import { dashboard } from './dashboard';
import { settings } from './settings';
import { help } from './help';
import { institute } from './institute';
import { invitation } from './invitation';
import { ownData } from './ownData';
import { person } from './person';
import { profileEditor } from './profileEditor';

/** One file per feature; `src/i18n/Translation.ts` types the other languages by this one. */
export const catalogue = {
  account,
  availability,
  booking,
  common: everywhere,
  gallery,
  interpreters,
  landing,
  profile,
  layout,
  life,
  login,
  session,
  talk,
  newsletter,
  ui,
  records,
  reschedule,
  invoice,
  statements,
  aftermath,
  reviews,
  bookings,
  calendar,
  week,
  welcome,
  dashboard,
  settings,
  help,
  institute,
  invitation,
  ownData,
  person,
  profileEditor,
} as const;
