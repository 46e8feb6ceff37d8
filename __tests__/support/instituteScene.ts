import { randomUUID } from 'node:crypto';
import type { User } from '../../src/server/modules/account/service/users';
import { setMembership } from '../../src/server/modules/institute/service/memberships';
import type { ServiceContext } from '../../src/server/platform/context';
import { MEMBER_PHOTO } from './instituteSamples';

/** Makes an institute and puts these people into it; returns its id. */
export async function addInstitute(
  { db, clock }: ServiceContext,
  name: string,
  people: readonly Pick<User, 'id'>[] = [],
): Promise<string> {
  const id = randomUUID();
  await db.queries.insertInto('institutes').values({ id, name }).execute();
  for (const { id: userId } of people) {
    await setMembership(db.queries, { userId, instituteId: id, businessId: null, at: clock.now() });
  }
  return id;
}

export interface InstituteParts {
  memberId: string;
  businessId: string;
  teamId: string;
  invitationId: string;
}

/** Makes the institute what it was: a member who waits for a tier, a business, a team, an open invitation. */
export async function furnishInstitute(
  { db, clock }: ServiceContext,
  instituteId: string,
  memberId: string,
): Promise<InstituteParts> {
  const { queries } = db;
  const parts = { businessId: randomUUID(), teamId: randomUUID(), invitationId: randomUUID() };
  const named = (name: string) => ({
    institute_id: instituteId,
    name,
    plain_name: name,
    created_at: clock.now(),
  });
  await setMembership(queries, { userId: memberId, instituteId, businessId: null, at: clock.now() });
  for (const table of ['invitations', 'teams', 'businesses'] as const) {
    await queries.deleteFrom(table).where('institute_id', '=', instituteId).execute();
  }
  await queries
    .insertInto('businesses')
    .values({ id: parts.businessId, ...named('harbour') })
    .execute();
  await queries
    .insertInto('teams')
    .values({ id: parts.teamId, business_id: parts.businessId, ...named('night shift') })
    .execute();
  await queries
    .insertInto('invitations')
    .values({
      id: parts.invitationId,
      institute_id: instituteId,
      email: 'invited@people.example',
      group_id: 200,
      role: null,
      business_id: null,
      token_hash: randomUUID(),
      invited_by: null,
      created_at: clock.now(),
      expires_at: new Date(clock.now().getTime() + 86_400_000),
    })
    .execute();
  await queries
    .updateTable('users')
    .set({ roles: [], tier: 'starter', requested_tier: 'professional', photo_url: MEMBER_PHOTO })
    .where('id', '=', memberId)
    .execute();
  return { memberId, ...parts };
}
