import { Button } from 'antd';
import { useTranslation } from '../../../i18n/useTranslation';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { formatCents } from '../../../../shared/domain/money/money';
import { languageNameIn } from '../../../../shared/domain/text/interpretationLanguages';
import { earningsCents } from './bookingMoney';
import './ChangedNote.css';
import { formatMeetingDate, formatMeetingTime } from '../../../ui/time/meetingTime';
import { inReadersZone } from '../../../ui/time/readerTime';
import { readerZone } from '../../../ui/time/readerZone';
import { useBookingWords } from './useBookingWords';
import { zoneName } from '../../../../shared/domain/time/zoneName';

type Moment = Pick<
  BookingRecord,
  'meetingDate' | 'meetingTime' | 'meetingAmPm' | 'meetingTimezone' | 'startsAt'
>;

interface ChangedNoteProps {
  /** as the reader saw it */
  before: BookingRecord;
  booking: BookingRecord;
  /** none: there is nothing to answer */
  onSeen: ((booking: BookingRecord) => void) | undefined;
}

/** The changes of a request since its interpreter looked at it: each fact after and before. */
export function ChangedNote({ before, booking, onSeen }: ChangedNoteProps) {
  const { t } = useTranslation();
  const factsOf = useFacts(before.meetingTimezone !== booking.meetingTimezone);
  const was = factsOf(before);
  const changes = factsOf(booking).filter(({ text }, place) => text !== was[place]?.text);
  const isReworded = before.meetingDescription !== booking.meetingDescription;
  return (
    <div className="dr-pass-note dr-changed" role="status">
      <strong>{t('ui.changed.title')}</strong>
      <ul>
        {changes.map(({ label, text, place }) => (
          <li key={label}>{t('ui.changed.item', { label, after: text, before: was[place]?.text ?? '' })}</li>
        ))}
        {isReworded && <li>{t('ui.changed.reworded', { label: t('ui.labels.description') })}</li>}
      </ul>
      {onSeen && (
        <div className="dr-pass-note-actions">
          <Button id={changedNoteId(booking.id)} size="small" onClick={() => onSeen(booking)}>
            {t('ui.changed.seen')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The facts of a booking as one line each, in the card's order, by the reader's clock; as booked too, where that zone changed. */
function useFacts(isZoneChanged: boolean) {
  const { t, i18n } = useTranslation();
  const words = useBookingWords();
  const locale = i18n.language;
  const missing = t('common.notAvailable');
  const day = ({ meetingDate }: Moment) => formatMeetingDate(meetingDate, locale) ?? missing;
  const clock = (moment: Moment) =>
    `${formatMeetingTime(moment, locale) ?? missing} ${zoneName(moment.meetingTimezone, moment.startsAt, locale)}`;
  return (booking: BookingRecord) => {
    const { interpreterBookingFrom: from, interpreterBookingTo: to } = booking;
    const own = inReadersZone(booking, readerZone()) ?? booking;
    const lines: [label: string, text: string][] = [
      [t('ui.changed.meetingTitle'), booking.meetingTitle],
      [t('ui.labels.languages'), `${languageNameIn(from, locale)} ⇄ ${languageNameIn(to, locale)}`],
      [t('ui.labels.date'), day(own)],
      [t('ui.labels.time'), clock(own)],
      [t('ui.labels.asBooked'), isZoneChanged ? `${day(booking)} ${clock(booking)}` : ''],
      [t('ui.labels.duration'), words.duration(booking.meetingDuration)],
      [t('ui.labels.earnings'), formatCents(earningsCents(booking), locale)],
      [t('ui.labels.platform'), words.platform(booking.hostPlatform)],
      [t('ui.labels.subject'), words.subject(booking.meetingSubject)],
    ];
    return lines.map(([label, text], place) => ({ label, text, place }));
  };
}

/** Where the card of a request says what became different, and takes that it was seen. */
export function changedNoteId(bookingId: string): string {
  return `changed-${bookingId}`;
}
