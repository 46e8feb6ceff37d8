import { CLIENT_GROUP } from '../../../shared/domain/people/groups';
import type { ThreadParty } from '../../db/repositories/bookings/threads';
import type { Caller } from '../context';

/** Which side of a thread somebody is on. */
export function partyOf({ groupId }: Pick<Caller, 'groupId'>): ThreadParty {
  return groupId === CLIENT_GROUP ? 'client' : 'interpreter';
}
