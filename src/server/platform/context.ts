import type { GroupId } from '../../shared/domain/people/groups';
import type { Database } from '../db/database';

/** The only source of "now" on the server. */
export interface Clock {
  now(): Date;
}

export interface ServiceContext {
  db: Database;
  clock: Clock;
}

/** The caller, read from the access token alone. */
export interface Caller {
  userId: string;
  groupId: GroupId;
  roles: readonly string[];
  sessionId: string;
  /** from which the call came, as limits count it; none of what no call began */
  network?: string;
}
