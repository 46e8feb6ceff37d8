import type { Access } from '../../../shared/contract/base/endpoint';
import { CLIENT_GROUP, INSTITUTE_ADMIN_ROLE, INTERPRETER_GROUP } from '../../../shared/domain/people/groups';
import type { Caller } from '../context';

const RULES: Record<Access, (caller: Caller) => boolean> = {
  anyone: () => true,
  cookie: () => true,
  signedIn: () => true,
  client: ({ groupId }) => groupId === CLIENT_GROUP,
  interpreter: ({ groupId }) => groupId === INTERPRETER_GROUP,
  instituteAdmin: ({ roles }) => roles.includes(INSTITUTE_ADMIN_ROLE),
};

/** Whether someone who is signed in may make a call at all; whose records they may touch, the services decide. */
export function mayCall(access: Access, caller: Caller): boolean {
  return RULES[access](caller);
}
