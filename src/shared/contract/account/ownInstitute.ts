import { z } from 'zod';
import { defineEndpoint, emptyRequest } from '../base/endpoint';
import { Id } from '../base/fields';

export const OwnInstitute = z.object({
  institute: z
    .object({
      id: Id.describe('of the institute'),
      name: z.string().describe('of the institute'),
    })
    .nullable()
    .describe(
      'the institute that the person belongs to and can leave; null for who belongs to the house alone',
    ),
});

export const getOwnInstitute = defineEndpoint({
  name: 'getOwnInstitute',
  method: 'POST',
  path: '/v2/api/account/institute',
  access: 'signedIn',
  summary: 'The institute that the caller belongs to',
  request: emptyRequest,
  data: OwnInstitute,
  refusals: [],
});

export const leaveInstitute = defineEndpoint({
  name: 'leaveInstitute',
  method: 'POST',
  path: '/v2/api/account/leave_institute',
  access: 'signedIn',
  summary: 'Leave the institute that one belongs to: roles, business and teams there end, bookings stay',
  request: z.object({ id: Id.describe('the institute that the caller was shown and belongs to') }),
  data: z.null(),
  refusals: ['NOT_FOUND', 'LAST_ADMIN'],
});
