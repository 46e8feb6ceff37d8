import { z } from 'zod';
import { defineEndpoint, emptyRequest } from '../base/endpoint';
import { Id, Instant, PhotoUrl } from '../base/fields';

const PREFIX = '/v2/api/block' as const;

/** As many people one person sets aside at most. */
export const MAX_BLOCKS = 200;

/** Somebody of the other group whom the caller set aside. */
export const Block = z.object({
  person_id: Id.describe('whom'),
  name: z.string().describe('first and last name'),
  avatar: PhotoUrl,
  addedAt: Instant.describe('since when'),
});
export type Block = z.infer<typeof Block>;

const ofPerson = z.object({
  person_id: Id.describe('whom: an interpreter for clients, a client for interpreters'),
});

export const getBlocks = defineEndpoint({
  name: 'getBlocks',
  method: 'POST',
  path: `${PREFIX}/list`,
  access: 'signedIn',
  summary: 'Whom the caller set aside, the latest first; nobody else sees it, those people least of all',
  request: emptyRequest,
  data: z.array(Block),
  refusals: [],
});

export const addBlock = defineEndpoint({
  name: 'addBlock',
  method: 'POST',
  path: `${PREFIX}/add`,
  access: 'signedIn',
  summary:
    'Set somebody aside: neither is offered to the other any more, and open offers between them end. Bookings and messages that exist go on',
  request: ofPerson,
  data: z.null(),
  refusals: ['NOT_FOUND', 'TOO_MANY_BLOCKS'],
});

export const removeBlock = defineEndpoint({
  name: 'removeBlock',
  method: 'POST',
  path: `${PREFIX}/remove`,
  access: 'signedIn',
  summary: 'Allow somebody again; nor need they have been set aside',
  request: ofPerson,
  data: z.null(),
  refusals: [],
});
