import { createHash } from 'node:crypto';
import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import type {
  decideListing as endpoint,
  WaitingListing,
} from '../../../shared/contract/interpreters/listing';
import { DEFAULT_LANGUAGE } from '../../../shared/domain/text/interfaceLanguages';
import { eurosFromCents } from '../../../shared/domain/money/money';
import { lockProfile } from './service/interpreterProfiles';
import { listWaitingListings, setListing, type WaitingListingRow } from './service/listings';
import { findInstitutePerson } from '../institute/service/institutePeople';
import { findInstituteOf } from '../institute/service/institutes';
import { publish } from '../../events/publish';
import { lockUser } from '../account/service/users';
import type { Caller, ServiceContext } from '../../platform/context';
import { changeInstitute } from '../institute/service/changeInstitute';
import { nameOfPerson } from '../institute/service/toInstituteUser';

/** Profiles of the institute's interpreters that wait for a decision. */
export async function getWaitingListings(
  { db: { queries } }: ServiceContext,
  caller: Caller,
): Promise<WaitingListing[]> {
  const institute = await findInstituteOf(queries, caller.userId);
  return (await listWaitingListings(queries, institute)).map((row) => toWaitingListing(row, caller));
}

/**
 * Lists an interpreter of the institute whose profile waits, or refuses with a reason; a mail tells them, and the
 * institute's log keeps it. Throws NOT_FOUND for anybody else, LISTING_CHANGED where nothing waits (any more)
 * or it is not what was looked at, and FORBIDDEN to who would decide about themselves.
 */
export async function decideListing(
  context: ServiceContext,
  caller: Caller,
  { interpreter_id: id, version, approve, reason = '' }: ReceivedOf<typeof endpoint>,
): Promise<WaitingListing[]> {
  if (id === caller.userId) throw new AppError('FORBIDDEN');
  return changeInstitute(context, caller, async ({ queries, institute, admin, now, log }) => {
    // An interpreter who takes another name, or takes it back or changes it meanwhile, comes before or after, never in between.
    await lockUser(queries, id);
    const person = await findInstitutePerson(queries, institute, id);
    if (!person) throw new AppError('NOT_FOUND');
    await lockProfile(queries, id);
    const waiting = (await listWaitingListings(queries, institute)).map((row) =>
      toWaitingListing(row, caller),
    );
    const listing = waiting.find((each) => each.id === id);
    if (!listing || (version !== undefined && version !== listing.version))
      throw new AppError('LISTING_CHANGED');
    const state = approve ? 'listed' : 'refused';
    await setListing(queries, id, { state, reason: approve ? null : reason, at: now });
    const after = { state, ...(!approve && { reason }) };
    const action = approve ? 'listing.approve' : 'listing.refuse';
    await log(action, nameOfPerson(person), { state: 'in_review' }, after, id);
    const language = person.language ?? admin.language ?? DEFAULT_LANGUAGE;
    const decided = { person, language, at: now, isApproved: approve, reason };
    await publish(queries, 'listing.decided', decided);
    await publish(queries, 'profile.changed', { interpreterId: id });
    return waiting.filter((each) => each.id !== id);
  });
}

function toWaitingListing(row: WaitingListingRow, reader: Caller): WaitingListing {
  const shown = {
    id: row.id,
    name: nameOfPerson(row),
    email: row.email,
    photo_url: row.photo_url,
    since: row.listing_since.toISOString(),
    languages: row.languages,
    fields: row.fields,
    price_per_hour: row.hourly_price_cents === null ? null : eurosFromCents(row.hourly_price_cents),
    description: row.description,
  };
  const version = createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
  return { ...shown, version, isOwn: row.id === reader.userId };
}
