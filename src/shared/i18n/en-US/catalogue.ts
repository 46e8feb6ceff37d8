import { areaCatalogue } from './areaCatalogue';
import { insideCatalogue } from './insideCatalogue';
import { landing } from './landing';
import { asked } from './people/asked';
import { availability } from './availability';
import { blocks } from './people/blocks';
import { booking } from './bookings/booking';
import { gallery } from './gallery';
import { reschedule } from './bookings/reschedule';
import { room } from './bookings/room';
import { session } from './bookings/session';
import { profile } from './profile';
import { calendar } from './bookings/calendar';
import { calls } from './bookings/calls';
import { settings } from './settings';
import { slots } from './bookings/slots';
import { signIns } from './signIns';
import { device } from './app/device';
import { help } from './help';
import { institute } from './institute/institute';
import { instituteSettings } from './institute/instituteSettings';
import { invitation } from './institute/invitation';
import { invoice } from './bookings/invoice';
import { notifications } from './people/notifications';
import { ownData } from './ownData';
import { quiz } from './quiz';
import { firstSteps } from './people/firstSteps';
import { listing } from './people/listing';
import { person } from './person';
import { publicSearch } from './people/publicSearch';
import { profileEditor } from './profileEditor';

/** One file per feature; `src/shared/i18n/Translation.ts` types the other languages by this one. */
export const catalogue = {
  ...areaCatalogue,
  ...insideCatalogue,
  landing,
  asked,
  availability,
  blocks,
  booking,
  gallery,
  profile,
  reschedule,
  room,
  session,
  calendar,
  calls,
  device,
  settings,
  slots,
  signIns,
  help,
  institute,
  instituteSettings,
  invitation,
  invoice,
  firstSteps,
  listing,
  notifications,
  ownData,
  person,
  publicSearch,
  quiz,
  profileEditor,
} as const;
