import type { exportCalls as callsEndpoint, OwnData } from '../../../shared/contract/account/ownData';
import type { DataOf, ReceivedOf } from '../../../shared/contract/base/endpoint';
import type { HeadshotSize } from '../../../shared/domain/files/uploadRules';
import { MOST_NOTIFICATIONS } from '../../../shared/domain/people/notifications';
import { CLIENT_GROUP } from '../../../shared/domain/people/groups';
import { findAvailability } from '../availability/service/findAvailability';
import { listBlocks } from '../blocks/service/blocks';
import { listFavourites } from '../favourites/service/favourites';
import { findInstituteOf } from '../institute/service/institutes';
import { findListing } from '../interpreters/service/listings';
import { findProfileRow } from '../interpreters/service/interpreterProfiles';
import { findMembership } from '../institute/service/memberships';
import { listDecisionsAbout, listOwnAttempts, listOwnSessions, listOwnThreads } from './ownRecords';
import { findHeadshot, findPicture } from '../headshots/service/headshots';
import { listNotifications } from '../notifications/service/notifications';
import { findResume } from '../resumes/service/resumes';
import { readSettingsOf } from '../appSettings/service/settings';
import { findSubscriber } from '../newsletter/service/subscribers';
import { findActiveUser } from '../account/service/users';
import type { AccountContext } from '../account/service/accountContext';
import { personalInfoOf } from '../account/service/getPersonalInfo';
import { readAvailability } from '../availability/service/getAvailability';
import type { Caller } from '../../platform/context';
import { ownCredentials } from '../credentials/service/toCredential';
import { getCalendarFeed } from '../calendar/service/calendarFeed';
import { readProfile } from '../interpreters/service/readProfile';
import { ownCalls, ownOffers } from '../calls/service/ownCalls';
import { listVisitsOf } from '../meetings/service/roomsInTime';
import { ownBookings } from './ownBookings';
import type { Queries } from '../../db/database';
import type { ThreadParty } from '../messages/service/threads';
import { MESSAGES_A_PIECE, ownMessages } from './ownMessages';

/** Everything that is kept about the caller. Throws TOO_MANY_REQUESTS: it is a lot of work. */
export async function exportOwnData(context: AccountContext, caller: Caller): Promise<OwnData> {
  await context.accountLimits.countExport(caller.userId);
  const { queries } = context.db;
  const now = context.clock.now();
  const { userId: id } = caller;
  const user = await findActiveUser(queries, id);
  const party = user.group_id === CLIENT_GROUP ? 'client' : 'interpreter';
  const membership = await findMembership(queries, id);
  const profile = await findProfileRow(queries, id);
  const listing = await findListing(queries, id);
  const resume = await findResume(queries, id);
  const settings = await readSettingsOf(queries, { scope: 'user', id });
  const works = await findAvailability(queries, id, [now, now], now);
  return {
    exported_at: now.toISOString(),
    person: personalInfoOf(user),
    institute: {
      name: (await findInstituteOf(queries, id)).name,
      joined_at: membership?.joined_at.toISOString() ?? null,
    },
    first_searched_at: user.first_searched_at?.toISOString() ?? null,
    favourites: (await listFavourites(queries, id)).map(({ first_name, last_name, added_at }) => ({
      name: `${first_name} ${last_name}`.trim(),
      since: added_at.toISOString(),
    })),
    set_aside: (await listBlocks(queries, id)).map(({ first_name, last_name, added_at }) => ({
      name: `${first_name} ${last_name}`.trim(),
      since: added_at.toISOString(),
    })),
    settings: [...settings].map(([key, value]) => ({ key, value })),
    profile: profile && (await readProfile(queries, profile, true)),
    listing: listing && {
      state: listing.state,
      reason: listing.reason,
      since: listing.since?.toISOString() ?? null,
      isPublic: listing.isPublic,
      showsWholeName: listing.showsWholeName,
    },
    credentials: await ownCredentials(queries, id, now),
    availability: works && (await readAvailability(queries, id, now)),
    headshot: await ownHeadshot(queries, id),
    resume: resume && { file_name: resume.file_name, parsed_at: resume.parsed_at.toISOString() },
    ...(await ownBookings(queries, { party, userId: id }, now)),
    ...(await ownCalls(queries, id)),
    offers: await ownOffers(queries, id),
    room_visits: (await listVisitsOf(queries, id)).map(({ entered_at, left_at }) => ({
      ...{ entered_at: entered_at.toISOString(), left_at: left_at?.toISOString() ?? null },
    })),
    conversations: await ownConversations(queries, party, id),
    notifications: (await listNotifications(queries, id, WHOLE)).map(({ kind, at, read_at, booking_id }) => ({
      ...{ kind, at: at.toISOString(), read_at: read_at?.toISOString() ?? null, booking_id },
    })),
    ...(await ownDecisions(queries, id)),
    quiz_attempts: (await listOwnAttempts(queries, id)).map(({ title, started_at, score }) => ({
      quiz: title,
      started_at: started_at.toISOString(),
      score,
    })),
    newsletter: (await findSubscriber(queries, user.email))?.topics ?? null,
    calendar_feed: await getCalendarFeed(context, caller),
    sessions: (await listOwnSessions(queries, id)).map(
      ({ created_at, expires_at, revoked_at, ...device }) => ({
        since: created_at.toISOString(),
        until: (revoked_at ?? expires_at).toISOString(),
        ...device,
      }),
    ),
  };
}

/** Goes on with the calls of the caller's export. Throws TOO_MANY_REQUESTS. */
export async function exportCalls(
  { db, accountLimits }: AccountContext,
  { userId }: Caller,
  { before: { at, id } }: ReceivedOf<typeof callsEndpoint>,
): Promise<DataOf<typeof callsEndpoint>> {
  await accountLimits.countExportPiece(userId);
  return ownCalls(db.queries, userId, { at: new Date(at), id });
}

const WHOLE = { onlyUnread: false, offset: 0, limit: MOST_NOTIFICATIONS };

async function ownHeadshot(queries: Queries, id: string): Promise<OwnData['headshot']> {
  const kept = await findHeadshot(queries, id);
  const picture = kept && (await findPicture(queries, kept.version, LARGEST));
  return picture && { updated_at: kept.updated_at.toISOString(), content: picture.toString('base64') };
}

/** More than admins decide about anybody. */
const MOST_DECISIONS = 500;

async function ownDecisions(
  queries: Queries,
  id: string,
): Promise<Pick<OwnData, 'decisions' | 'older_decisions'>> {
  const { rows, total } = await listDecisionsAbout(queries, id, MOST_DECISIONS);
  return {
    decisions: rows.map(({ at, ...line }) => ({ at: at.toISOString(), ...line })),
    older_decisions: total - rows.length,
  };
}

const LARGEST = 512 satisfies HeadshotSize;

/** So many messages in all go out at once, however much was said; older ones are asked for a piece at a time. */
const MOST_AT_ONCE = MESSAGES_A_PIECE;

/** A person's recent conversations as they may see them: sealed messages stay sealed. */
async function ownConversations(
  queries: Queries,
  party: ThreadParty,
  userId: string,
): Promise<OwnData['conversations']> {
  const conversations: OwnData['conversations'] = [];
  let room = MOST_AT_ONCE;
  for (const { id, last_seq, first_name, last_name } of await listOwnThreads(queries, party, userId)) {
    const reader = { party, userId };
    const part =
      room > 0
        ? await ownMessages(queries, reader, { id, most: room })
        : { messages: [], earlier_before: last_seq > 0 ? last_seq + 1 : null };
    room -= part.messages.length;
    conversations.push({ id, with: `${first_name} ${last_name}`.trim(), ...part });
  }
  return conversations;
}
