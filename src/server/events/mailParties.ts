import { DEFAULT_LANGUAGE } from '../../shared/domain/text/interfaceLanguages';
import type { CancellingParty } from '../../shared/domain/booking/cancellationFee';
import { eurosFromCents } from '../../shared/domain/money/money';
import type { SettingKey } from '../../shared/domain/people/settings';
import type { Queries } from '../db/database';
import { findBookingRows, type BookingRow } from '../modules/bookings/service/bookingRows';
import { selectMailReaders, type MailReader } from '../platform/mail/mailReaders';
import type { NewMail } from '../platform/mail/outbox';
import { toBookingRecord } from '../modules/bookings/service/toBookingRecord';
import type { BookingNews } from '../platform/mail/BookingNews';
import { ToldBooking } from '../platform/mail/bookingWords';
import { newMail } from '../platform/mail/queueMail';
import type { MailTemplateName, MailValues } from '../platform/mail/mailTemplates';
import type { BookingParties, Events, PersonFact, ProposalFact } from './events';

const REMINDERS: readonly BookingNews[] = ['reminderDay', 'reminderHour'];
const BOTH = ['client', 'interpreter'] as const;

/** Reads the facts that mails need of an event, where they are not there yet. */
interface Told extends Partial<ProposalFact> {
  booking: Pick<BookingParties, 'id'>;
  at: Date;
  known?: Events['booking.requested']['known'];
  /** whom it concerns, where that is not both */
  parties?: readonly CancellingParty[];
}

/** Mails to both parties of each booking; only of those for which `isTold`, where that is given. */
export function mailParties(news: BookingNews, isTold: (row: BookingRow, now: Date) => boolean = () => true) {
  return async (queries: Queries, facts: readonly Told[]): Promise<NewMail[]> => {
    const { rows, readers } = await whatIsKnown(queries, facts, news);
    return facts.flatMap(({ booking: { id }, at, proposal, parties = BOTH }) => {
      const row = rows.find((each) => each.id === id);
      if (!row || !isTold(row, at)) return [];
      return mailsOf({ news, row, proposal, parties }, readers, at);
    });
  };
}

/** A mail to the one whom it concerns, whatever they switched off: an admin decided something about them. */
export function mailPerson<Fact extends PersonFact, Name extends MailTemplateName>(
  template: Name,
  valuesOf: (fact: Fact) => MailValues<Name>,
) {
  return (_queries: Queries, facts: readonly Fact[]): Promise<NewMail[]> =>
    Promise.resolve(
      facts.map((fact) => {
        const { person, language, at } = fact;
        return newMail(at, { to: person.email, language, template, values: valuesOf(fact) });
      }),
    );
}

/** Which of a person's settings says whether they wish to be told of it. */
export function settingOf(news: BookingNews): SettingKey {
  return REMINDERS.includes(news) ? 'notify_reminders' : 'notify_booking_changes';
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
}

/** To those of `readers` who are its parties and wish for it. */
function mailsOf(
  { news, row, proposal, parties }: Telling,
  readers: readonly MailReader[],
  now: Date,
): NewMail[] {
  const booking = ToldBooking.parse(toBookingRecord(row, now));
  return parties.flatMap((party) => {
    const reader = readers.find(({ id }) => id === row[`${party}_id`]);
    if (!reader?.is_wanted) return [];
    const mail = newMail(now, {
      to: reader.email,
      language: reader.language ?? DEFAULT_LANGUAGE,
      template: 'bookingNews',
      values: {
        news,
        reader: party,
        name: reader.first_name,
        zone: reader.time_zone ?? row.meeting_zone,
        at: now.toISOString(),
        booking,
        ...(proposal && { move: proposal }),
        ...(news === 'decidedInPart' && { decision: decisionOf(row) }),
      },
      ...(REMINDERS.includes(news) && { sendBefore: row.starts_at }),
    });
    return [mail];
  });
}

function decisionOf({ problem_amount_cents: cents, problem_reason: reason }: BookingRow) {
  return { amount: eurosFromCents(cents ?? 0), reason: reason ?? '' };
}
