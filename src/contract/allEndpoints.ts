import type { Endpoint } from './endpoint';
import * as app from './app';
import * as auditLog from './auditLog';
import * as availability from './availability';
import * as booking from './booking';
import * as calendar from './calendar';
import * as client from './client';
import * as headshot from './headshot';
import * as help from './help';
import * as instituteRoles from './instituteRoles';
import * as instituteTeams from './instituteTeams';
import * as instituteUsers from './instituteUsers';
import * as interpreter from './interpreter';
import * as interpreterProfile from './interpreterProfile';
import * as message from './message';
import * as invitations from './invitations';
import * as open from './open';
import * as ownData from './ownData';
import * as personalInfo from './personalInfo';
import * as publicSignUp from './publicSignUp';
import * as aftermath from './aftermath';
import * as rescheduling from './rescheduling';
import * as resume from './resume';
import * as session from './session';
import * as signIns from './signIns';
import * as statement from './statement';
import * as student from './student';
import * as user from './user';
import * as userAccount from './userAccount';

const AREAS: readonly Record<string, unknown>[] = [
  user,
  userAccount,
  personalInfo,
  ownData,
  signIns,
  headshot,
  interpreter,
  interpreterProfile,
  client,
  booking,
  calendar,
  rescheduling,
  aftermath,
  statement,
  session,
  message,
  availability,
  publicSignUp,
  app,
  student,
  open,
  resume,
  help,
  instituteUsers,
  instituteRoles,
  instituteTeams,
  invitations,
  auditLog,
];

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}

/** Every call that exists, for the routes, the reference and the tests that cross them. */
export const ALL_ENDPOINTS: readonly Endpoint[] = AREAS.flatMap((area) => Object.values(area)).filter(
  isEndpoint,
);
