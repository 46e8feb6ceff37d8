import type { ReceivedOf } from '../../../../shared/contract/base/endpoint';
import { AppError } from '../../../../shared/contract/base/errors';
import type {
  changeListing as endpoint,
  changeVisibility as visibilityEndpoint,
  Listing,
} from '../../../../shared/contract/interpreters/listing';
import {
  listingAfter,
  listingAfterChange,
  missingParts,
  type ListingReview,
} from '../../../../shared/domain/people/listing';
import { publicName, publicProfilePath, publicSlug } from '../../../../shared/domain/people/publicName';
import type { Queries } from '../../../db/database';
import { inTransaction } from '../../../db/inTransaction';
import { lockProfile, setProfileColumns } from './interpreterProfiles';
import { findListing, setListing, type ListingRow } from './listings';
import { publish } from '../../../events/publish';
import { isModuleOpen } from '../../institute/service/refuseClosedModule';
import type { SignInContext } from '../../auth/service/signInContext';
import type { Caller } from '../../../platform/context';
import { lockActiveUser } from '../../account/service/users';

export interface ListingContext extends SignInContext {
  /** whether an admin looks at a profile before clients see it */
  listingReview: ListingReview;
}

/** How far the calling interpreter is with being found by clients. */
export async function getListing(context: ListingContext, caller: Caller): Promise<Listing> {
  return toListing(await readListing(context.db.queries, caller.userId), context.listingReview);
}

/**
 * Publishes the caller's profile, takes it back, pauses it or goes on with it. Throws LISTING_INCOMPLETE with the
 * parts that are missing, LISTING_CHANGED with the present state where that knows no such step, BOOKINGS_CLOSED to whose
 * roles open no bookings.
 */
export async function changeListing(
  { db, clock, listingReview }: ListingContext,
  { userId }: Caller,
  { action }: ReceivedOf<typeof endpoint>,
): Promise<Listing> {
  return inTransaction(db, async (queries) => {
    const { group_id: groupId, roles } = await lockActiveUser(queries, userId);
    await lockProfile(queries, userId);
    const listing = await readListing(queries, userId);
    const state = listingAfter(listing.state, action, listingReview);
    if (state === null) throw new AppError('LISTING_CHANGED', { details: { state: listing.state } });
    const doesAskToBeFound = action === 'publish' || action === 'resume';
    if (doesAskToBeFound && !(await isModuleOpen(queries, { userId, groupId, roles }, 'bookings'))) {
      throw new AppError('BOOKINGS_CLOSED');
    }
    const missing = missingParts(listing);
    if (action === 'publish' && missing.length > 0) {
      throw new AppError('LISTING_INCOMPLETE', { details: { missing } });
    }
    await setListing(queries, userId, { state, at: clock.now() });
    await publish(queries, 'profile.changed', { interpreterId: userId });
    return toListing(await readListing(queries, userId), listingReview);
  });
}

/** Takes the caller's listing out of the public search or into it, and chooses by which name. */
export async function changeVisibility(
  { db, listingReview }: ListingContext,
  { userId }: Caller,
  { isPublic, showsWholeName }: ReceivedOf<typeof visibilityEndpoint>,
): Promise<Listing> {
  return inTransaction(db, async (queries) => {
    await lockActiveUser(queries, userId);
    await lockProfile(queries, userId);
    await setProfileColumns(queries, userId, { is_public: isPublic, shows_whole_name: showsWholeName });
    await publish(queries, 'profile.changed', { interpreterId: userId });
    return toListing(await readListing(queries, userId), listingReview);
  });
}

/**
 * Does a change of what a listing tells, inside the caller's transaction and lock, and draws the conclusions: a
 * refusal is a draft again, and so is a listing that lost what it must have.
 */
export async function changeListed<Result>(
  queries: Queries,
  { interpreterId, at }: { interpreterId: string; at: Date },
  change: () => Promise<Result>,
): Promise<Result> {
  const before = await findListing(queries, interpreterId);
  const result = await change();
  const after = before && (await findListing(queries, interpreterId));
  if (!before || !after) return result;
  await publish(queries, 'profile.changed', { interpreterId });
  const state = listingAfterChange(before.state, {
    wasComplete: missingParts(before).length === 0,
    isComplete: missingParts(after).length === 0,
  });
  if (state !== before.state) await setListing(queries, interpreterId, { state, at });
  return result;
}

async function readListing(queries: Queries, id: string): Promise<ListingRow> {
  const found = await findListing(queries, id);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

function toListing(row: ListingRow, review: ListingReview): Listing {
  return {
    state: row.state,
    reason: row.reason,
    since: row.since?.toISOString() ?? null,
    missing: missingParts(row),
    review,
    isPublic: row.isPublic,
    showsWholeName: row.showsWholeName,
    publicName: publicName(row.person, row.showsWholeName),
    publicPath: publicPathOf(row),
  };
}

function publicPathOf({ state, isPublic, showsWholeName, publicKey, person }: ListingRow): string | null {
  if (state !== 'listed' || !isPublic || publicKey === null) return null;
  return publicProfilePath(publicSlug(publicName(person, showsWholeName), publicKey));
}
