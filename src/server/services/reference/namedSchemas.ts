import { z } from 'zod';
import * as aftermath from '../../../contract/aftermath';
import * as availability from '../../../contract/availability';
import * as bookingRecord from '../../../contract/bookingRecord';
import * as calendar from '../../../contract/calendar';
import * as fields from '../../../contract/fields';
import * as interpreterProfile from '../../../contract/interpreterProfile';
import * as interpreterRecord from '../../../contract/interpreterRecord';
import * as message from '../../../contract/message';
import * as ownDataParts from '../../../contract/ownDataParts';
import * as personalInfo from '../../../contract/personalInfo';
import * as session from '../../../contract/session';
import * as sessionUser from '../../../contract/sessionUser';
import * as statement from '../../../contract/statement';

const MODULES: readonly Record<string, unknown>[] = [
  bookingRecord,
  interpreterRecord,
  interpreterProfile,
  availability,
  aftermath,
  calendar,
  message,
  ownDataParts,
  personalInfo,
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
