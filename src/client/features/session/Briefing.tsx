import { useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { SessionRoom } from '../../../shared/contract/bookings/session';
import { Fact } from '../../ui/facts/Fact';
import type { Viewer } from '../../entities/booking/card/statusLook';
import { useBookingWords } from '../../entities/booking/card/useBookingWords';
import { BriefingDocuments } from './BriefingDocuments';

interface BriefingProps {
  room: SessionRoom;
  viewer: Viewer;
  otherName: string;
}

/** The meeting's subject, and the reading for it. */
export function Briefing({ room, viewer, otherName }: BriefingProps) {
  const { t } = useTranslation();
  const words = useBookingWords();
  const titleId = useId();
  const { booking } = room;
  const description = booking.meetingDescription.trim();
  return (
    <section className="dr-sessionPart" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('session.briefing.title')}</h2>
      <dl className="dr-place">
        <Fact label={t('ui.labels.platform')}>{words.platform(booking.hostPlatform)}</Fact>
        <Fact label={t('ui.labels.subject')}>{words.subject(booking.meetingSubject)}</Fact>
        {description && (
          <Fact label={t('ui.labels.description')} wide>
            <p className="dr-session-description" dir="auto">
              {description}
            </p>
          </Fact>
        )}
      </dl>
      {!description && <p className="dr-session-quiet">{t('session.briefing.none')}</p>}
      <BriefingDocuments {...{ room, viewer, otherName }} />
    </section>
  );
}
