import type { Queries } from '../../db/database';
import { findClaimedInvitation } from '../institute/service/invitations';
import { insertInterpreter } from '../interpreters/service/interpreters';
import { activateRegistration } from './service/registrations';
import { findUserByEmail, type User } from './service/users';
import { writeSearchText } from '../interpreters/service/writeSearchText';
import { INTERPRETER_GROUP } from '../../../shared/domain/people/groups';
import { joinInstitute } from '../institute/service/joinInstitute';

/**
 * Somebody proved that they read the mailbox of a registration: the account opens, and an interpreter can be
 * found from now on; whoever registered with an invitation joins its institute. `keepsPassword` is false where the proof did not come through the registration itself:
 * whoever registered may have been somebody else, so their password must not open the account. Returns the user
 * as they are now, or null for an address that nobody registered.
 */
export async function activateUser(
  queries: Queries,
  email: string,
  now: Date,
  { keepsPassword }: { keepsPassword: boolean },
): Promise<User | null> {
  const activated = await activateRegistration(queries, email, now, keepsPassword);
  if (activated?.group_id === INTERPRETER_GROUP) {
    await insertInterpreter(queries, activated.id);
    await writeSearchText(queries, activated.id);
  }
  const invitation = activated && (await findClaimedInvitation(queries, activated.id));
  if (!invitation) return activated ?? findUserByEmail(queries, email);
  const roles = await joinInstitute(queries, activated, invitation, now);
  return { ...activated, roles };
}
