import type { CredentialKind, ExpiryWarning } from '../../shared/domain/people/credentials';
import type { ApprovedTier, Tier } from '../../shared/domain/booking/tiers';
import type { InterfaceLanguage } from '../../shared/domain/text/interfaceLanguages';
import type { ReviewAuthor } from '../../shared/domain/booking/reviews';
import type { BookingActor, BookingStatus } from '../../shared/domain/booking/bookingLife';
import type { BookingRow } from '../modules/bookings/service/bookingRows';
import type { InstitutePerson } from '../modules/institute/service/institutePeople';
import type { MailReader } from '../platform/mail/mailReaders';
import type { EndedSession } from '../modules/auth/service/sessions';

/**
 * Every event, with what is said of it. An operation publishes it in the transaction that makes it true; what follows
 * from it stands in `reactions.ts`.
 */
export interface Events {
  'booking.requested': BookingFact & Known;
  'booking.changed': BookingFact;
  'booking.accepted': BookingFact & Partial<Known>;
  /** it was requested, and its interpreter confirms such requests at once; the one who did it is the client */
  'booking.confirmed_at_once': BookingFact & Known;
  'booking.declined': BookingFact;
  'booking.cancelled': BookingFact;
  'booking.expired': BookingFact;
  /** the first of its parties came */
  'booking.begun': BookingFact;
  /** its interpreter ended it */
  'booking.ended': BookingFact;
  /** time ended it */
  'booking.completed': BookingFact;
  /** interpreters were asked for one call of a client; all find it in the app, and some are mailed and pushed it */
  'call.offered': CallFact & {
    interpreterIds: readonly string[];
    notifiedIds: readonly string[];
    at: Date;
  };
  /** one of them left it to the others */
  'call.declined': CallFact & { interpreterId: string };
  /** it was taken back from one of them alone, who is told no more than that */
  'call.offer_withdrawn': CallFact & { interpreterId: string };
  /** one of them got the booking; those who were asked besides hear that it is over */
  'call.taken': CallFact & { interpreterId: string; othersAsked: readonly string[] };
  'call.withdrawn': CallFact & { othersAsked: readonly string[] };
  /** nobody took it in time */
  'call.lapsed': CallFact & { othersAsked: readonly string[]; at: Date };
  'time.proposed': BookingFact & ProposalFact;
  'time.agreed': BookingFact & ProposalFact;
  'time.refused': BookingFact & ProposalFact;
  'time.withdrawn': BookingFact & ProposalFact;
  'time.lapsed': BookingFact & ProposalFact;
  'attendance.confirmed': BookingFact;
  /** only its author may know; the other side's is not given yet, or 14 days are not over */
  'review.written': BookingFact;
  /** both are given, or 14 days are over */
  'review.revealed': RoomFact & { at: Date; actorId?: string };
  'review.answered': BookingFact;
  /** by an admin; `author` is null where they deleted their account */
  'review.hidden': BookingFact & HiddenReview;
  /** a hidden one, again */
  'review.shown': BookingFact;
  /** two hours after it was over, for the sides that did not review it yet */
  'review.due': ReminderFact & { parties: readonly ReviewAuthor[] };
  'dispute.opened': BookingFact;
  'dispute.answered': BookingFact;
  'dispute.counted': BookingFact;
  /** a part of the fee is owed */
  'dispute.counted_in_part': BookingFact;
  'dispute.voided': BookingFact;
  /** a day before the start */
  'reminder.day_due': ReminderFact;
  /** an hour before the start */
  'reminder.hour_due': ReminderFact;
  /** the second of its parties came */
  'room.entered': BookingFact;
  /** one of its parties had not come when it was over */
  'room.missed': BookingFact;
  /** one of its parties left before the end, and did not come back */
  'room.left_early': BookingFact;
  /** it went on after its time */
  'room.overran': BookingFact;
  /** its interpreter ended it after its time, which the booking itself had completed */
  'room.ended_late': BookingFact;
  /** somebody came or went, asks to be let in, or chose another mode */
  'room.changed': { meetingId: string; to: readonly string[] };
  /** a signal waits for one person's page */
  'room.signalled': { meetingId: string; to: string };
  'room.link_given': RoomFact;
  'room.checklist_ticked': RoomFact;
  /** one of somebody's own notifications, or all of them */
  'notification.read': { personId: string };
  /** somebody set a person aside, or allows them again; nobody else hears of it */
  'block.changed': { personId: string };
  /** a client chose a favourite, or one less */
  'favourite.changed': { clientId: string };
  'thread.read': ThreadFact;
  'message.sent': ThreadFact & { authorId: string; at: Date };
  'sign_in.ended': EndedSession;
  /** an admin of their institute ended all of somebody's sign-ins */
  'person.signed_out': PersonFact & { institute: string };
  /** about the paid tier that somebody asked for; `tier` is the one that holds now */
  'tier.decided': PersonFact & { wished: ApprovedTier; tier: Tier; isApproved: boolean };
  /** about a profile that waited to be listed; without a reason where it is */
  'listing.decided': PersonFact & { isApproved: boolean; reason: string };
  /** their roles open no bookings any more */
  'listing.paused': PersonFact;
  /** an admin of their institute removed somebody's photo */
  'headshot.removed': PersonFact & { reason: string };
  /** what strangers read of an interpreter, or whether they find them */
  'profile.changed': { interpreterId: string };
  /** its owner handed it in, changed or removed it */
  'credential.changed': CredentialOwner;
  /** an admin verified or refused it; without a reason where it is verified */
  'credential.decided': CredentialOwner & CredentialFact & { isApproved: boolean; reason: string };
  /** so many days before its last day is over */
  'credential.expiring': CredentialOwner & CredentialFact & { validUntil: string; days: ExpiryWarning };
  /** its last day is over */
  'credential.expired': CredentialOwner;
}

export type EventName = keyof Events;

/** A booking's id, and whom it concerns. */
export type BookingParties = Pick<BookingRow, 'id' | 'client_id' | 'interpreter_id'>;

/** A booking's change, and who made it. */
export interface BookingFact {
  booking: BookingParties;
  /** when it is written down */
  at: Date;
  /** when it came about, where that was earlier: what time does is noticed late */
  since?: Date;
  actor: BookingActor | 'admin';
  /** null for time */
  actorId: string | null;
  from: BookingStatus | null;
  to: BookingStatus;
  /** stands in the history */
  details?: object | undefined;
}

/** The booking as its parties read it, and who they are, where the operation has read both already. */
interface Known {
  known: { row: BookingRow; readers: readonly MailReader[] };
}

/** Of another time: who does something about it, which start it is, and until when it may be answered (ISO 8601). */
export interface ProposalFact {
  proposal: { by: 'client' | 'interpreter'; startsAt: string; expiresAt: string };
}

interface ReminderFact {
  booking: Pick<BookingRow, 'id'>;
  at: Date;
}

/** Whom an admin's decision is about, and the language in which they read of it. */
export interface PersonFact {
  person: Pick<InstitutePerson, 'id' | 'email' | 'first_name'>;
  language: InterfaceLanguage;
  at: Date;
}

interface CredentialOwner {
  interpreterId: string;
}

interface CredentialFact extends PersonFact {
  credential: { kind: CredentialKind; issuing_body: string; place: string };
}

interface HiddenReview {
  author: Pick<InstitutePerson, 'id' | 'email' | 'first_name'> | null;
  language: InterfaceLanguage;
  /** of the meeting */
  title: string;
  reason: string;
}

interface CallFact {
  call: { id: string; client_id: string };
}

interface RoomFact {
  booking: BookingParties;
}

interface ThreadFact {
  thread: { id: string; client_id: string; interpreter_id: string };
}
