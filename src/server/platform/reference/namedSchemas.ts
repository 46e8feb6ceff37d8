import { z } from 'zod';
import * as aftermath from '../../../shared/contract/bookings/aftermath';
import * as auditLog from '../../../shared/contract/institute/auditLog';
import * as availability from '../../../shared/contract/bookings/availability';
import * as bookingRecord from '../../../shared/contract/bookings/bookingRecord';
import * as calls from '../../../shared/contract/bookings/calls';
import * as calendar from '../../../shared/contract/bookings/calendar';
import * as fields from '../../../shared/contract/base/fields';
import * as badge from '../../../shared/contract/interpreters/badge';
import * as credentialDecisions from '../../../shared/contract/interpreters/credentialDecisions';
import * as credentialFacts from '../../../shared/contract/interpreters/credentialRecord';
import * as credentialRecord from '../../../shared/contract/interpreters/credentialRecord';
import * as instituteUsers from '../../../shared/contract/institute/instituteUsers';
import * as interpreterProfile from '../../../shared/contract/interpreters/interpreterProfile';
import * as interpreterRecord from '../../../shared/contract/interpreters/interpreterRecord';
import * as notifications from '../../../shared/contract/account/notifications';
import * as notificationPreferences from '../../../shared/contract/account/notificationPreferences';
import * as message from '../../../shared/contract/bookings/message';
import * as ownDataParts from '../../../shared/contract/account/ownDataParts';
import * as personalInfo from '../../../shared/contract/account/personalInfo';
import * as room from '../../../shared/contract/bookings/room';
import * as roomGuests from '../../../shared/contract/bookings/roomGuests';
import * as session from '../../../shared/contract/bookings/session';
import * as sessionUser from '../../../shared/contract/account/sessionUser';
import * as statement from '../../../shared/contract/bookings/statement';

/** A JSON schema of draft 2020-12, the dialect that OpenAPI 3.1 takes as it is. */
export type JsonSchema = Record<string, unknown>;

const MODULES: readonly Record<string, unknown>[] = [
  bookingRecord,
  interpreterRecord,
  interpreterProfile,
  credentialDecisions,
  credentialRecord,
  badge,
  credentialFacts,
  availability,
  aftermath,
  calendar,
  calls,
  instituteUsers,
  auditLog,
  message,
  notifications,
  notificationPreferences,
  ownDataParts,
  personalInfo,
  roomGuests,
  room,
  session,
  sessionUser,
  statement,
  fields,
];

/** The contract's schemas that have a name of their own, the larger things first. */
export const NAMED_SCHEMAS: readonly { name: string; schema: z.ZodType }[] = MODULES.flatMap((module) =>
  Object.entries(module).flatMap(([name, schema]) =>
    schema instanceof z.ZodType && /^[A-Z]/.test(name) ? [{ name, schema }] : [],
  ),
);

/** The schema as it may stand inside a document, which names the dialect once. */
export function wireSchema({ $schema: _dialect, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
