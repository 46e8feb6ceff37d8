import type { Endpoint } from './endpoint';
import * as app from './app';
import * as auditLog from '../institute/auditLog';
import * as availability from '../bookings/availability';
import * as blocks from '../account/blocks';
import * as booking from '../bookings/booking';
import * as calendar from '../bookings/calendar';
import * as calls from '../bookings/calls';
import * as client from '../bookings/client';
import * as favourites from '../interpreters/favourites';
import * as firstSteps from '../account/firstSteps';
import * as headshot from '../account/headshot';
import * as help from './help';
import * as instituteHome from '../institute/home';
import * as institutePerson from '../institute/institutePerson';
import * as instituteRoles from '../institute/instituteRoles';
import * as instituteTeams from '../institute/instituteTeams';
import * as instituteUsers from '../institute/instituteUsers';
import * as interpreter from '../interpreters/interpreter';
import * as interpreterProfile from '../interpreters/interpreterProfile';
import * as askedTime from '../interpreters/askedTime';
import * as badge from '../interpreters/badge';
import * as credential from '../interpreters/credential';
import * as credentialDecisions from '../interpreters/credentialDecisions';
import * as listing from '../interpreters/listing';
import * as message from '../bookings/message';
import * as notifications from '../account/notifications';
import * as notificationPreferences from '../account/notificationPreferences';
import * as push from '../account/push';
import * as invitations from '../account/invitations';
import * as open from './open';
import * as ownData from '../account/ownData';
import * as ownInstitute from '../account/ownInstitute';
import * as personalInfo from '../account/personalInfo';
import * as publicSignUp from '../account/publicSignUp';
import * as aftermath from '../bookings/aftermath';
import * as rescheduling from '../bookings/rescheduling';
import * as instituteReviews from '../bookings/instituteReviews';
import * as reviews from '../bookings/reviews';
import * as resume from '../interpreters/resume';
import * as room from '../bookings/room';
import * as roomGuests from '../bookings/roomGuests';
import * as session from '../bookings/session';
import * as signIns from '../account/signIns';
import * as slot from '../bookings/slot';
import * as statement from '../bookings/statement';
import * as student from '../interpreters/student';
import * as user from '../account/user';
import * as userAccount from '../account/userAccount';

const AREAS: readonly Record<string, unknown>[] = [
  user,
  userAccount,
  personalInfo,
  firstSteps,
  ownData,
  signIns,
  headshot,
  interpreter,
  interpreterProfile,
  listing,
  badge,
  askedTime,
  favourites,
  blocks,
  credential,
  credentialDecisions,
  client,
  booking,
  calendar,
  calls,
  rescheduling,
  aftermath,
  reviews,
  instituteReviews,
  statement,
  session,
  room,
  roomGuests,
  message,
  notifications,
  notificationPreferences,
  push,
  availability,
  slot,
  publicSignUp,
  app,
  student,
  open,
  resume,
  help,
  instituteUsers,
  instituteHome,
  institutePerson,
  instituteRoles,
  instituteTeams,
  invitations,
  ownInstitute,
  auditLog,
];

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}

/** Every call that exists, for the routes, the reference and the tests that cross them. */
export const ALL_ENDPOINTS: readonly Endpoint[] = AREAS.flatMap((area) => Object.values(area)).filter(
  isEndpoint,
);
