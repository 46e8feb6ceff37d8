import { z } from 'zod';
import { defineEndpoint, emptyRequest } from '../base/endpoint';
import { Id, Instant } from '../base/fields';
import { InterpreterRecord } from './interpreterRecord';

const PREFIX = '/v2/api/favourite' as const;

/** As many favourites one client keeps at most. */
export const MAX_FAVOURITES = 100;

export const Favourite = z.object({
  interpreter: InterpreterRecord.describe('as in the list of interpreters'),
  addedAt: Instant.describe('when the client chose them'),
  canBeAsked: z
    .boolean()
    .describe('takes new requests; of whom does not, the record tells name and picture alone'),
});
export type Favourite = z.infer<typeof Favourite>;

const ofInterpreter = z.object({ interpreter_id: Id.describe('whom') });

export const getFavourites = defineEndpoint({
  name: 'getFavourites',
  method: 'POST',
  path: `${PREFIX}/list`,
  access: 'client',
  summary: "The calling client's favourite interpreters, the latest first; nobody else sees them",
  request: emptyRequest,
  data: z.array(Favourite),
  refusals: [],
});

export const addFavourite = defineEndpoint({
  name: 'addFavourite',
  method: 'POST',
  path: `${PREFIX}/add`,
  access: 'client',
  summary: 'Make an interpreter a favourite; one who is already stays one',
  request: ofInterpreter,
  data: z.null(),
  refusals: ['NOT_FOUND', 'TOO_MANY_FAVOURITES'],
});

export const removeFavourite = defineEndpoint({
  name: 'removeFavourite',
  method: 'POST',
  path: `${PREFIX}/remove`,
  access: 'client',
  summary: 'An interpreter is no favourite any more; nor need they have been one',
  request: ofInterpreter,
  data: z.null(),
  refusals: [],
});
