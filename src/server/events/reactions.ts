import { PROBLEM_WINDOW_MS } from '../../shared/domain/booking/aftermath';
import { type NotificationKind, UNREAD_MAIL_AFTER_MS } from '../../shared/domain/people/notifications';
import type { Queries } from '../db/database';
import type { BookingRow } from '../modules/bookings/service/bookingRows';
import type { HistoryAction } from '../db/tables/bookingTables';
import type { BookingFact, BookingParties, EventName, Events, PersonFact } from './events';
import type { Notice } from '../platform/effects/writeEffects';
import { newNotification, type NewNotification } from '../platform/effects/NewNotification';
import { type Letter, mailParties, mailPerson } from './mailParties';

/** An event's effects, in the same transaction. */
export interface Reactions<Fact> {
  /** the line in the booking's history, which both parties read */
  history?: Fact extends BookingFact ? HistoryAction : never;
  /** whose open pages are told, on every server, as soon as the transaction is committed */
  live?: (fact: Fact) => Notice;
  /** mails that wait in the outbox, with the notifications beside them; whoever switched such mails off gets none */
  mail?: (queries: Queries, facts: readonly Fact[]) => Promise<Letter[]>;
  /** notifications of what nobody is mailed at once */
  notify?: (fact: Fact) => NewNotification[];
}

/** The table of reactions: who is told what, and how. */
export const REACTIONS: { readonly [Name in EventName]: Reactions<Events[Name]> } = {
  'booking.requested': { history: 'request', live: slotNotice, mail: mailParties('requested') },
  'booking.changed': { history: 'change', live: slotNotice, mail: mailParties('changed') },
  'booking.accepted': { history: 'accept', live: bookingNotice, mail: mailParties('accepted') },
  'booking.confirmed_at_once': { live: slotNotice, mail: mailParties('bookedAtOnce') },
  'booking.declined': { history: 'decline', live: slotNotice, mail: mailParties('declined') },
  'booking.cancelled': { history: 'cancel', live: slotNotice, mail: mailParties('cancelled') },
  'booking.expired': { history: 'expire', live: slotNotice, mail: mailParties('expired') },
  'booking.begun': { history: 'join', live: bookingNotice },
  'booking.ended': { history: 'end', live: slotNotice, mail: mailParties('endedEarly', isCutShort) },
  'booking.completed': {
    history: 'complete',
    live: bookingNotice,
    mail: mailParties('askHeld', isUnattended),
  },

  'call.offered': {
    live: ({ call, interpreterIds }) => callNotice(call, interpreterIds),
    notify: ({ call, interpreterIds, notifiedIds, at }) =>
      interpreterIds.map((id) => {
        const how = notifiedIds.includes(id) ? { mailAt: at } : { isQuiet: true };
        return newNotification(id, 'requested', at, { callId: call.id, ...how });
      }),
  },
  'call.declined': { live: ({ call, interpreterId }) => callNotice(call, [interpreterId]) },
  'call.offer_withdrawn': { live: ({ call, interpreterId }) => callNotice(call, [interpreterId]) },
  'call.taken': {
    live: ({ call, interpreterId, othersAsked }) => ({
      ...callNotice(call, [interpreterId, ...othersAsked]),
      slotsOf: interpreterId,
    }),
  },
  'call.withdrawn': { live: ({ call, othersAsked }) => callNotice(call, othersAsked) },
  'call.lapsed': {
    live: ({ call, othersAsked }) => callNotice(call, othersAsked),
    notify: ({ call, at }) => [
      newNotification(call.client_id, 'expired', at, { callId: call.id, mailAt: at }),
    ],
  },

  'time.proposed': { history: 'propose', live: bookingNotice, mail: mailParties('timeProposed') },
  'time.agreed': { history: 'agree', live: slotNotice, mail: mailParties('timeAgreed') },
  'time.refused': { history: 'refuse', live: bookingNotice, mail: mailParties('timeRefused') },
  'time.withdrawn': { history: 'withdraw', live: bookingNotice, mail: mailParties('timeWithdrawn') },
  'time.lapsed': { history: 'lapse', live: bookingNotice, mail: mailParties('timeLapsed') },

  'attendance.confirmed': { history: 'confirmed_held', live: bookingNotice },
  // The history keeps the line from the other side for as long as the review is not revealed.
  'review.written': {
    history: 'review',
    live: ({ booking: { id }, actorId }) => ({
      to: actorId === null ? [] : [actorId],
      news: { type: 'booking', id },
    }),
  },
  'review.revealed': { live: bookingNotice, notify: notifyOthers('reviewRevealed') },
  'review.answered': {
    history: 'answer_review',
    live: bookingNotice,
    notify: notifyOthers('reviewAnswered'),
  },
  'review.hidden': { history: 'hide_review', live: bookingNotice, mail: mailHiddenReview },
  'review.shown': { history: 'show_review', live: bookingNotice },
  'review.due': { mail: mailParties('askReview') },
  'dispute.opened': { history: 'problem', live: bookingNotice, mail: mailParties('problemReported') },
  'dispute.answered': {
    history: 'answer_problem',
    live: bookingNotice,
    notify: notifyOthers('problemAnswered'),
  },
  'dispute.counted': { history: 'decide', live: bookingNotice, mail: mailParties('decidedCounts') },
  'dispute.counted_in_part': { history: 'decide', live: bookingNotice, mail: mailParties('decidedInPart') },
  'dispute.voided': { history: 'decide', live: bookingNotice, mail: mailParties('decidedVoid') },

  'reminder.day_due': { mail: mailParties('reminderDay') },
  'reminder.hour_due': { mail: mailParties('reminderHour') },

  'room.entered': { history: 'enter', live: bookingNotice },
  'room.missed': { history: 'absent', live: bookingNotice },
  'room.left_early': { history: 'leave_early', live: bookingNotice },
  'room.overran': { history: 'overtime', live: bookingNotice },
  'room.ended_late': { history: 'end_overtime', live: bookingNotice },
  'room.changed': { live: ({ meetingId: id, to }) => ({ to: [...to], news: { type: 'room', id } }) },
  'room.signalled': { live: ({ meetingId: id, to }) => ({ to: [to], news: { type: 'signal', id } }) },
  'room.link_given': { live: bookingNotice },
  'room.checklist_ticked': { live: bookingNotice },

  'notification.read': {
    live: ({ personId }) => ({ to: [personId], news: { type: 'notification' } }),
  },
  'favourite.changed': { live: ({ clientId }) => ({ to: [clientId], news: { type: 'favourite' } }) },
  'block.changed': { live: ({ personId }) => ({ to: [personId], news: { type: 'block' } }) },
  'thread.read': { live: threadNotice },
  'message.sent': {
    live: ({ thread: { id, ...pair } }) => ({ to: both(pair), news: { type: 'message', thread_id: id } }),
    notify: ({ thread: { id, ...pair }, authorId, at }) =>
      both(pair)
        .filter((person) => person !== authorId)
        .map((person) =>
          newNotification(person, 'message', at, {
            threadId: id,
            mailAt: new Date(at.getTime() + UNREAD_MAIL_AFTER_MS),
          }),
        ),
  },

  'sign_in.ended': {
    live: ({ user_id, id }) => ({ to: [user_id], news: { type: 'session_over', id } }),
  },
  'person.signed_out': {
    mail: mailPerson('signedOut', ({ person, institute }: Events['person.signed_out']) => ({
      name: person.first_name,
      institute,
    })),
  },
  'tier.decided': {
    mail: mailPerson(
      'tierDecided',
      ({ person, wished, tier, isApproved }: Events['tier.decided']) => ({
        name: person.first_name,
        wished,
        tier,
        isApproved,
      }),
      ({ isApproved }) => (isApproved ? 'tierApproved' : 'tierRefused'),
    ),
  },
  'listing.decided': {
    mail: mailPerson(
      'listingDecided',
      ({ person, isApproved, reason }: Events['listing.decided']) => ({
        name: person.first_name,
        isApproved,
        reason,
      }),
      ({ isApproved }) => (isApproved ? 'listingApproved' : 'listingRefused'),
    ),
  },
  'listing.paused': {
    mail: mailPerson('listingPaused', ({ person }: Events['listing.paused']) => ({
      name: person.first_name,
    })),
  },
  'headshot.removed': {
    mail: mailPerson('headshotRemoved', ({ person, reason }: Events['headshot.removed']) => ({
      name: person.first_name,
      reason,
    })),
  },
  'profile.changed': {
    live: ({ interpreterId }) => ({
      ...{ to: [], news: { type: 'profile_changed', id: interpreterId } },
      slotsOf: interpreterId,
    }),
  },
  'credential.changed': { live: credentialNotice },
  'credential.decided': {
    live: credentialNotice,
    mail: mailPerson(
      'credentialDecided',
      ({ person, credential, isApproved, reason }: Events['credential.decided']) => ({
        name: person.first_name,
        ...credential,
        isApproved,
        reason,
      }),
      ({ isApproved }) => (isApproved ? 'credentialVerified' : 'credentialRefused'),
    ),
  },
  'credential.expiring': {
    mail: mailPerson(
      'credentialExpiring',
      ({ person, credential, validUntil, days }: Events['credential.expiring']) => ({
        name: person.first_name,
        ...credential,
        validUntil,
        days,
      }),
      () => 'credentialExpiring',
    ),
  },
  'credential.expired': { live: credentialNotice },
};

/** To its author, whatever they switched off: an admin decided about what they wrote. */
async function mailHiddenReview(queries: Queries, facts: readonly Events['review.hidden'][]) {
  const known = facts.flatMap(({ author, ...fact }) => (author ? [{ ...fact, person: author }] : []));
  return writeHidden(queries, known);
}

const writeHidden = mailPerson(
  'reviewHidden',
  ({ person, title, reason }: PersonFact & Pick<Events['review.hidden'], 'title' | 'reason'>) => ({
    ...{ name: person.first_name, title, reason },
  }),
  () => 'reviewHidden',
);

/** Whether it is ended before half of its time is over: the whole fee is owed all the same, unless one of them objects. */
function isCutShort({ starts_at, ends_at }: BookingRow, now: Date): boolean {
  return now.getTime() < (starts_at.getTime() + ends_at.getTime()) / 2;
}

/** Whether nobody knows that it took place: its interpreter never checked in. Not asked about long ago. */
function isUnattended(row: { interpreter_checked_in: boolean; ends_at: Date }, now: Date): boolean {
  return !row.interpreter_checked_in && now.getTime() < row.ends_at.getTime() + PROBLEM_WINDOW_MS;
}

function bookingNotice({ booking: { id, ...pair } }: { booking: BookingParties }): Notice {
  return { to: both(pair), news: { type: 'booking', id } };
}

/** To its client, and to interpreters who were asked. */
function callNotice({ id, client_id }: Events['call.taken']['call'], asked: readonly string[]): Notice {
  return { to: [client_id, ...asked], news: { type: 'call', id } };
}

/** The same where it takes the interpreter's time or gives it back. */
function slotNotice(fact: { booking: BookingParties }): Notice {
  return { ...bookingNotice(fact), slotsOf: fact.booking.interpreter_id };
}

/** To its parties, but for who did it. */
function notifyOthers(kind: NotificationKind) {
  return ({ booking, at, actorId }: { booking: BookingParties; at: Date; actorId?: string | null }) =>
    both(booking)
      .filter((person) => person !== actorId)
      .map((person) => newNotification(person, kind, at, { about: booking }));
}

function threadNotice({ thread: { id, ...pair } }: Events['thread.read']): Notice {
  return { to: both(pair), news: { type: 'thread', thread_id: id } };
}

/** Open pages of its owner; who else shows a badge reads it again when it is looked at. */
function credentialNotice({ interpreterId }: Events['credential.changed']): Notice {
  return { to: [interpreterId], news: { type: 'credential' } };
}

function both({ client_id, interpreter_id }: Omit<BookingParties, 'id'>): string[] {
  return [client_id, interpreter_id];
}
