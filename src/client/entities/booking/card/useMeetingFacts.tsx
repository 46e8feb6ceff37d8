import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { visibleText } from '../../../../shared/domain/text/visibleText';
import { useTranslation } from '../../../i18n/useTranslation';
import type { SheetFact } from '../../../ui/feedback/FactSheet';
import { LanguagePair } from '../../../ui/text/LanguagePair';
import { MeetingMoment } from './MeetingMoment';
import { useBookingWords } from './useBookingWords';

/** The meeting's facts in both detail dialogs, before those between the two people. */
export function useMeetingFacts() {
  const { t } = useTranslation();
  const words = useBookingWords();
  return (booking: BookingRecord): SheetFact[] => [
    {
      label: t('ui.labels.languages'),
      isWide: true,
      value: (
        <LanguagePair from={booking.interpreterBookingFrom} to={booking.interpreterBookingTo} size="large" />
      ),
    },
    {
      label: t('ui.labels.dateAndTime'),
      value: (
        <span className="dr-dialog-time">
          {/* as the specification writes it */}
          <MeetingMoment booking={booking} hasWeekday={false} />
        </span>
      ),
    },
    { label: t('ui.labels.duration'), value: words.duration(booking.meetingDuration) },
    { label: t('ui.labels.platform'), value: words.platform(booking.hostPlatform) },
    { label: t('ui.labels.subject'), value: words.subject(booking.meetingSubject) },
    ...(booking.referenceNumber
      ? [{ label: t('ui.labels.referenceNumber'), value: <bdi>{booking.referenceNumber}</bdi> }]
      : []),
  ];
}

/** The client's description, where there is one. */
export function useDescriptionFact() {
  const { t } = useTranslation();
  return ({ meetingDescription }: BookingRecord): SheetFact[] =>
    visibleText(meetingDescription)
      ? [
          {
            label: t('ui.labels.description'),
            isWide: true,
            value: (
              <p className="dr-dialog-description" dir="auto">
                {meetingDescription}
              </p>
            ),
          },
        ]
      : [];
}
