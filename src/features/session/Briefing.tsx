import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRecord } from '../../contract/bookingRecord';
import { Fact } from '../../ui/Fact';
import { useBookingWords } from '../../ui/useBookingWords';

/** What it will be about. */
export function Briefing({ booking }: { booking: BookingRecord }) {
  const { t } = useTranslation();
  const words = useBookingWords();
  const titleId = useId();
  const description = booking.meetingDescription.trim();
  return (
    <section className="dr-roomPart" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('session.briefing.title')}</h2>
      <dl className="dr-place">
        <Fact label={t('ui.labels.platform')}>{words.platform(booking.hostPlatform)}</Fact>
        <Fact label={t('ui.labels.subject')}>{words.subject(booking.meetingSubject)}</Fact>
        {description && (
          <Fact label={t('ui.labels.description')} wide>
            <p className="dr-room-description">{description}</p>
          </Fact>
        )}
      </dl>
      {!description && <p className="dr-room-quiet">{t('session.briefing.none')}</p>}
    </section>
  );
}
