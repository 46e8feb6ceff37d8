import { getClientRecords } from '../../../shared/contract/bookings/client';
import { getFirstSteps } from '../../../shared/contract/account/firstSteps';
import { getWaitingReviews } from '../../../shared/contract/bookings/reviews';
import { getInterpreterRecords } from '../../../shared/contract/interpreters/interpreter';
import { whoAmI } from '../../../shared/contract/account/user';
import { CLIENT_GROUP, type GroupId, INTERPRETER_GROUP } from '../../../shared/domain/people/groups';
import { paths } from '../../paths';

/** A call, and whose first it is at which addresses; anybody's anywhere, where that is left out. */
interface FirstRead {
  call: string;
  /** as it will be sent; `ME` stands for the person's id */
  body: string;
  group?: GroupId;
  at?: readonly string[];
}

/** `public/before-paint.js` writes the person's id for this. */
const ME = '$me';

/**
 * The first reads of a signed-in person, for `public/before-paint.js` to ask for while the scripts are on
 * their way. `src/client/api/base/takePrefetched.ts` gives the answer to the call that asks for the same, so each
 * is asked for once.
 */
export const PREFETCHED_READS: readonly FirstRead[] = [
  { call: whoAmI.path, body: '{}' },
  {
    call: getClientRecords.path,
    body: JSON.stringify({ client_id: ME }),
    group: CLIENT_GROUP,
    at: [paths.client.dashboard, paths.client.records],
  },
  {
    call: getInterpreterRecords.path,
    body: JSON.stringify({ interpreter_id: ME }),
    group: INTERPRETER_GROUP,
    at: [paths.interpreter.dashboard, paths.interpreter.records],
  },
  // what both dashboards are drawn with
  ...[getFirstSteps.path, getWaitingReviews.path].map((call) => ({
    call,
    body: '{}',
    at: [paths.client.dashboard, paths.interpreter.dashboard],
  })),
];
