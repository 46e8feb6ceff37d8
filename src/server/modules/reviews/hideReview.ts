import type { DataOf, ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import type {
  getInstituteReviews as listEndpoint,
  hideReview as endpoint,
  InstituteReview,
  unhideReview as unhideEndpoint,
} from '../../../shared/contract/bookings/instituteReviews';
import { DEFAULT_LANGUAGE } from '../../../shared/domain/text/interfaceLanguages';
import { listInstituteReviews, type InstituteReviewRow } from './reviewLists';
import { lockMeeting, setHidden } from './service/reviews';
import { findInstituteOf } from '../institute/service/institutes';
import { findUserById, lockUsers } from '../account/service/users';
import { publish } from '../../events/publish';
import type { Caller, ServiceContext } from '../../platform/context';
import { changeInstitute } from '../institute/service/changeInstitute';
import { changeStandings } from './service/changeStandings';

const PAGE_SIZE = 20;

/** Reviews that an admin of the interpreter's institute may hide; what is not revealed yet, they do not read either. */
export async function getInstituteReviews(
  { db: { queries }, clock }: ServiceContext,
  caller: Caller,
  { page }: ReceivedOf<typeof listEndpoint>,
): Promise<DataOf<typeof listEndpoint>> {
  const institute = await findInstituteOf(queries, caller.userId);
  const stretch = { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
  const rows = await listInstituteReviews(queries, institute, stretch, clock.now());
  return {
    items: rows.map((row) => toInstituteReview(row, caller)),
    total: rows[0]?.total ?? 0,
    pageSize: PAGE_SIZE,
  };
}

/**
 * Hides a review, for a reason that its author is mailed and the institute's log keeps; it is shown and counted no more.
 * What it says stays out of the log: it is about somebody else than the line, who may have it forgotten.
 * Throws NOT_FOUND, REVIEW_HIDDEN where it is already, and FORBIDDEN to who was a party of the meeting.
 */
export function hideReview(
  context: ServiceContext,
  caller: Caller,
  { booking_id: id, by, reason }: ReceivedOf<typeof endpoint>,
): Promise<InstituteReview> {
  return changeInstitute(context, caller, async ({ queries, institute, admin, now, log }) => {
    const [row] = await listInstituteReviews(queries, institute, { one: { id, by } }, now);
    if (!row) throw new AppError('NOT_FOUND');
    if (toInstituteReview(row, caller).isOwn) throw new AppError('FORBIDDEN');
    const { interpreter_id, client_id } = row;
    await lockMeeting(queries, { interpreter_id, id });
    await lockUsers(queries, [client_id]);
    if (!(await setHidden(queries, { interpreter_id, id }, by, { reason, at: now }))) {
      throw new AppError('REVIEW_HIDDEN');
    }
    await changeStandings(queries, [row], now);
    const author = await findUserById(queries, by === 'client' ? client_id : interpreter_id);
    await log('review.hide', row.title, { rating: row.rating }, { reason }, author?.id);
    await publish(queries, 'review.hidden', {
      booking: { id, interpreter_id, client_id },
      ...{ at: now, actor: 'admin', actorId: caller.userId, from: 'completed', to: 'completed' },
      author: author && !author.deleted_at ? author : null,
      language: author?.language ?? admin.language ?? DEFAULT_LANGUAGE,
      title: row.title,
      reason,
    });
    return toInstituteReview({ ...row, hidden_for: reason }, caller);
  });
}

/**
 * Shows a hidden review again: it counts from now on, and the institute's log keeps why it had been hidden. One that is not
 * hidden stays as it is. Throws NOT_FOUND, and FORBIDDEN to who was a party of the meeting.
 */
export function unhideReview(
  context: ServiceContext,
  caller: Caller,
  { booking_id: id, by }: ReceivedOf<typeof unhideEndpoint>,
): Promise<InstituteReview> {
  return changeInstitute(context, caller, async ({ queries, institute, now, log }) => {
    const [row] = await listInstituteReviews(queries, institute, { one: { id, by } }, now);
    if (!row) throw new AppError('NOT_FOUND');
    if (toInstituteReview(row, caller).isOwn) throw new AppError('FORBIDDEN');
    const { interpreter_id, client_id, hidden_for: reason } = row;
    await lockMeeting(queries, { interpreter_id, id });
    await lockUsers(queries, [client_id]);
    const shown = toInstituteReview({ ...row, hidden_for: null }, caller);
    if (!(await setHidden(queries, { interpreter_id, id }, by, null))) return shown;
    await changeStandings(queries, [row], now);
    const author = by === 'client' ? client_id : interpreter_id;
    await log('review.show', row.title, { reason }, { rating: row.rating }, author ?? undefined);
    await publish(queries, 'review.shown', {
      booking: { id, interpreter_id, client_id },
      ...{ at: now, actor: 'admin', actorId: caller.userId, from: 'completed', to: 'completed' },
    });
    return shown;
  });
}

function toInstituteReview(row: InstituteReviewRow, { userId }: Caller): InstituteReview {
  const [author, about] =
    row.author === 'client' ? [row.client, row.interpreter] : [row.interpreter, row.client];
  return {
    booking_id: row.booking_id,
    by: row.author,
    title: row.title,
    author,
    about,
    author_photo_url: row.author_photo_url,
    rating: row.rating,
    text: row.body,
    answer: row.answer,
    at: row.written_at.toISOString(),
    hiddenFor: row.hidden_for,
    isOwn: [row.client_id, row.interpreter_id].includes(userId),
  };
}
