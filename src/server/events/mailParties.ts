import { DEFAULT_LANGUAGE } from '../../shared/domain/text/interfaceLanguages';
import {
  cancellationFeeCents,
  dearerTermsByMove,
  type CancellingParty,
} from '../../shared/domain/booking/cancellationFee';
import { eurosFromCents } from '../../shared/domain/money/money';
import { isUrgentStart } from '../../shared/domain/booking/bookingLife';
import { groupOfNotification, type NotificationKind } from '../../shared/domain/people/notifications';
import { mailSettingOf } from '../../shared/domain/people/notificationSettings';
import type { SettingKey } from '../../shared/domain/people/settings';
import type { Queries } from '../db/database';
import { findBookingRows, type BookingRow } from '../modules/bookings/service/bookingRows';
import { selectMailReaders, waitsUntil, type MailReader } from '../platform/mail/mailReaders';
import type { NewMail } from '../platform/mail/outbox';
import { toBookingRecord } from '../modules/bookings/service/toBookingRecord';
import { newNotification, type NewNotification } from '../platform/effects/NewNotification';
import type { BookingNews } from '../platform/mail/BookingNews';
import { ToldBooking } from '../platform/mail/bookingWords';
import { newMail } from '../platform/mail/queueMail';
import type { MailTemplateName, MailValues } from '../platform/mail/mailTemplates';
import type { BookingParties, Events, PersonFact, ProposalFact } from './events';

const REMINDERS: readonly BookingNews[] = ['reminderDay', 'reminderHour'];
const DECISIONS: readonly BookingNews[] = ['decidedCounts', 'decidedInPart', 'decidedVoid'];
const BOTH = ['client', 'interpreter'] as const;

/** A mail to one person and the notification beside it, as far as there is either. */
export interface Letter {
  mail: NewMail | null;
  notification: NewNotification | null;
}

/** Reads the facts that mails need of an event, where they are not there yet. */
interface Told extends Partial<ProposalFact> {
  booking: Pick<BookingParties, 'id'>;
  at: Date;
  known?: Events['booking.requested']['known'];
  /** whom it concerns, where that is not both */
  parties?: readonly CancellingParty[];
  /** who did it, and needs no notification */
  actorId?: string | null;
}

/**
 * Mails to both parties of each booking, and a notification to whichever of them did not do it; only of those for which
 * `isTold`, where that is given. Where a mail waits until somebody's quiet hours are over, their notification says so.
 */
export function mailParties(news: BookingNews, isTold: (row: BookingRow, now: Date) => boolean = () => true) {
  return async (queries: Queries, facts: readonly Told[]): Promise<Letter[]> => {
    const { rows, readers } = await whatIsKnown(queries, facts, news);
    return facts.flatMap(({ booking: { id }, at, proposal, parties = BOTH, actorId }) => {
      const row = rows.find((each) => each.id === id);
      if (!row || !isTold(row, at)) return [];
      return lettersOf({ news, row, proposal, parties, actorId: actorId ?? null }, readers, at);
    });
  };
}

/**
 * A mail to the one whom it concerns, whatever they switched off: an admin decided something about them. Beside it stands a
 * notification of the kind that `kindOf` says.
 */
export function mailPerson<Fact extends PersonFact, Name extends MailTemplateName>(
  template: Name,
  valuesOf: (fact: Fact) => MailValues<Name>,
  kindOf?: (fact: Fact) => NotificationKind,
) {
  return (_queries: Queries, facts: readonly Fact[]): Promise<Letter[]> =>
    Promise.resolve(
      facts.map((fact) => {
        const { person, language, at } = fact;
        return {
          mail: newMail(at, { to: person.email, language, template, values: valuesOf(fact) }),
          notification: kindOf ? newNotification(person.id, kindOf(fact), at) : null,
        };
      }),
    );
}

/** Which of a person's settings says whether they wish to be told of it. */
export function settingOf(news: BookingNews): SettingKey {
  return mailSettingOf(groupOfNotification(news));
}

async function whatIsKnown(queries: Queries, facts: readonly Told[], news: BookingNews) {
  const [first, ...others] = facts;
  if (first?.known && others.length === 0) return { rows: [first.known.row], readers: first.known.readers };
  const rows = await findBookingRows(
    queries,
    facts.map(({ booking }) => booking.id),
  );
  const people = rows.flatMap(({ client_id, interpreter_id }) => [client_id, interpreter_id]);
  if (rows.length === 0) return { rows, readers: [] };
  const readers = await selectMailReaders(queries, [...new Set(people)], settingOf(news)).execute();
  return { rows, readers };
}

interface Telling {
  news: BookingNews;
  row: BookingRow;
  proposal: ProposalFact['proposal'] | undefined;
  parties: readonly CancellingParty[];
  actorId: string | null;
}

/** To those of `readers` who are its parties. */
function lettersOf(telling: Telling, readers: readonly MailReader[], now: Date): Letter[] {
  const { news, row, parties, actorId } = telling;
  const isUrgent = REMINDERS.includes(news) || isUrgentStart(row.starts_at.getTime(), now.getTime());
  return parties.flatMap((party) => {
    const reader = readers.find(({ id }) => id === row[`${party}_id`]);
    if (!reader) return [];
    const isNotified = reader.id !== actorId;
    const waits = isNotified && reader.is_wanted && !isUrgent ? waitsUntil(now, reader) : null;
    const mailAt = waits && comesInTime(waits, telling, now) ? waits : null;
    return {
      mail: reader.is_wanted && !mailAt ? mailTo(party, reader, telling, now) : null,
      notification: isNotified ? newNotification(reader.id, news, now, { about: row, mailAt }) : null,
    };
  });
}

/** What asks for an answer waits for half of the time that there is for it, at most. */
function comesInTime(mailAt: Date, { news, row, proposal }: Telling, now: Date): boolean {
  if (news !== 'requested' && news !== 'timeProposed') return true;
  const answerBy = proposal ? Date.parse(proposal.expiresAt) : row.respond_by.getTime();
  return mailAt.getTime() - now.getTime() <= (answerBy - now.getTime()) / 2;
}

function mailTo(
  party: CancellingParty,
  reader: MailReader,
  { news, row, proposal }: Telling,
  now: Date,
): NewMail {
  return newMail(now, {
    to: reader.email,
    language: reader.language ?? DEFAULT_LANGUAGE,
    template: 'bookingNews',
    values: {
      news,
      reader: party,
      name: reader.first_name,
      zone: reader.time_zone ?? row.meeting_zone,
      at: now.toISOString(),
      booking: ToldBooking.parse(toBookingRecord(row, now)),
      ...(proposal && { move: { ...proposal, ...(party === 'client' && costOf(news, row, proposal, now)) } }),
      ...(DECISIONS.includes(news) && { decision: decisionOf(row) }),
    },
    ...(REMINDERS.includes(news) && { sendBefore: row.starts_at }),
  });
}

/** What cancelling costs a client at least once a proposal is agreed, where that is more than without it. */
function costOf(news: BookingNews, row: BookingRow, { by, startsAt }: ProposalFact['proposal'], now: Date) {
  if (news !== 'timeProposed') return null;
  const standing = { startsAt: row.starts_at.getTime(), least: row.least_cancellation };
  const move = { by, askedAt: now.getTime(), startsAt: Date.parse(startsAt) };
  const terms = dearerTermsByMove(now.getTime(), standing, move);
  return terms && { cost: eurosFromCents(cancellationFeeCents(terms, row.total_fee_cents)) };
}

function decisionOf({ problem_amount_cents: cents, problem_reason: reason }: BookingRow) {
  return { ...(cents !== null && { amount: eurosFromCents(cents) }), reason: reason ?? '' };
}
