import { z } from 'zod';
import { defineEndpoint, emptyRequest } from './endpoint';
import { Instant } from './fields';

/** Is anybody there? Cheap enough to be asked all the time, so it needs no token. */
export const ping = defineEndpoint({
  name: 'ping',
  method: 'POST',
  path: '/v2/api/open/ping',
  access: 'anyone',
  summary: 'The version that answers, and whether its database does',
  request: emptyRequest,
  data: z.object({
    version: z.string().describe('version of Dragoman'),
    database: z.object({
      reachable: z.boolean().describe('the database answered within the last second'),
      time: Instant.nullable().describe("the database's own clock at its last answer, null before the first"),
    }),
  }),
  refusals: [],
});
