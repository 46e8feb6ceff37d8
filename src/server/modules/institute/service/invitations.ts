import type { Insertable } from 'kysely';
import type { Queries } from '../../../db/database';
import type { InvitationsTable } from '../../../db/tables/instituteTables';
import { AppError } from '../../../../shared/contract/base/errors';
import { codeSecrets } from '../../account/service/codeSecrets';

export type StoredInvitation = Awaited<ReturnType<typeof listOpenInvitations>>[number];

export async function insertInvitation(
  queries: Queries,
  invitation: Insertable<InvitationsTable>,
): Promise<void> {
  await queries.insertInto('invitations').values(invitation).execute();
}

/** Those that can still be taken up, newest first. */
export async function listOpenInvitations(queries: Queries, instituteId: string, now: Date) {
  return openInvitations(queries)
    .where('invitations.institute_id', '=', instituteId)
    .where('invitations.expires_at', '>', now)
    .orderBy('invitations.created_at', 'desc')
    .orderBy('invitations.id')
    .execute();
}

/** The invitation behind a link; null where it is forged, used, withdrawn or expired. */
export async function findInvitationByToken(
  queries: Queries,
  tokenHash: string,
  now: Date,
): Promise<StoredInvitation | null> {
  const found = openInvitations(queries)
    .where('invitations.token_hash', '=', tokenHash)
    .where('invitations.expires_at', '>', now);
  return (await found.executeTakeFirst()) ?? null;
}

/** The invitation that a registration came with: it was valid then, and stays valid until the address is confirmed. */
export async function findClaimedInvitation(
  queries: Queries,
  userId: string,
): Promise<StoredInvitation | null> {
  const found = openInvitations(queries)
    .where('invitations.claimed_by', '=', userId)
    .orderBy('invitations.created_at', 'desc');
  return (await found.executeTakeFirst()) ?? null;
}

/** The person's registration came with this invitation, or with none, whatever an earlier one came with. */
export async function claimInvitation(queries: Queries, userId: string, id: string | null): Promise<void> {
  await queries
    .updateTable('invitations')
    .set({ claimed_by: null })
    .where('claimed_by', '=', userId)
    .where('used_at', 'is', null)
    .execute();
  if (id === null) return;
  await queries.updateTable('invitations').set({ claimed_by: userId }).where('id', '=', id).execute();
}

/** Uses an invitation up; false where somebody else just did, or it was withdrawn. */
export async function takeInvitation(queries: Queries, id: string, now: Date): Promise<boolean> {
  const taken = queries
    .updateTable('invitations')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null);
  return (await taken.executeTakeFirst()).numUpdatedRows === 1n;
}

/** Ends open invitations of the institute: one by its id, or all to an address. Returns the addresses. */
export async function withdrawInvitations(
  queries: Queries,
  instituteId: string,
  which: { id: string } | { email: string },
  now: Date,
): Promise<string[]> {
  const open = queries
    .updateTable('invitations')
    .set({ withdrawn_at: now })
    .where('institute_id', '=', instituteId)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now);
  const chosen = 'id' in which ? open.where('id', '=', which.id) : open.where('email', '=', which.email);
  return (await chosen.returning('email').execute()).map(({ email }) => email);
}

/** A role of another name is what open invitations then bring. */
export async function renameRoleOfInvitations(
  queries: Queries,
  instituteId: string,
  from: string,
  to: string,
) {
  await queries
    .updateTable('invitations')
    .set({ role: to })
    .where('institute_id', '=', instituteId)
    .where('role', '=', from)
    .where('used_at', 'is', null)
    .execute();
}

function openInvitations(queries: Queries) {
  return queries
    .selectFrom('invitations')
    .innerJoin('institutes', 'institutes.id', 'invitations.institute_id')
    .leftJoin('businesses', 'businesses.id', 'invitations.business_id')
    .leftJoin('users', 'users.id', 'invitations.invited_by')
    .selectAll('invitations')
    .select([
      'institutes.name as institute',
      'businesses.name as business',
      'users.first_name as inviter_first_name',
      'users.last_name as inviter_last_name',
      'users.photo_url as inviter_photo_url',
    ])
    .where('invitations.used_at', 'is', null)
    .where('invitations.withdrawn_at', 'is', null);
}

/** The invitation behind a mailed token. Throws WRONG_INVITATION: made up, used, withdrawn, expired, or for another address. */
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
