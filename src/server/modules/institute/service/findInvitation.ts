import { AppError } from '../../../../shared/contract/base/errors';
import type { Queries } from '../../../db/database';
import { findInvitationByToken, type StoredInvitation } from './invitations';
import { codeSecrets } from '../../account/service/codeSecrets';

/** What a mailed token stands for. Throws WRONG_INVITATION where it is made up, used, withdrawn or expired, or for another address. */
export async function findInvitation(
  queries: Queries,
  token: string,
  now: Date,
  email?: string,
): Promise<StoredInvitation> {
  const found = await findInvitationByToken(queries, codeSecrets.hashOfToken(token), now);
  const isTheirs = email === undefined || found?.email === email.trim().toLowerCase();
  if (!found || !isTheirs) throw new AppError('WRONG_INVITATION');
  return found;
}
