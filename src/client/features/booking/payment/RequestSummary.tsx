import { Suspense } from 'react';
import { ROOM_PLATFORM } from '../../../../shared/domain/booking/meetingRoom';
import { lazyWithPreload } from '../../../ui/loading/lazyWithPreload';
import { useTranslation } from '../../../i18n/useTranslation';
import { tidiedDetails, type BookingDetails } from '../../../machines/bookingWizard/bookingDetails';
import type { SavedBooking } from '../../../machines/bookingWizard/savedBooking';
import { Fact } from '../../../ui/facts/Fact';
import { LanguagePair } from '../../../ui/text/LanguagePair';
import { MeetingMoment } from '../../../entities/booking/card/MeetingMoment';
import { PersonLine } from '../../../ui/facts/PersonLine';
import { useBookingWords } from '../../../entities/booking/card/useBookingWords';

/** Where a meeting is held here, its client says how it is to be interpreted. */
const { Component: BookedMode } = lazyWithPreload(
  async () =>
    (await import(/* webpackChunkName: "booked-mode" */ '../../../entities/room/BookedMode')).BookedMode,
);

interface RequestSummaryProps {
  details: BookingDetails;
  booking: SavedBooking;
  ownZone: string;
}

/** The requested booking: languages, time by the reader's clock first, person, length, place. */
export function RequestSummary({ details, booking, ownZone }: RequestSummaryProps) {
  const { t } = useTranslation();
  const words = useBookingWords();
  return (
    <>
      <p className="dr-request-title">{details.meetingTitle}</p>
      <LanguagePair from={details.interpreterBookingFrom} to={details.interpreterBookingTo} size="large" />
      <dl className="dr-request-facts">
        <Fact label={t('ui.labels.dateAndTime')} wide>
          <span className="dr-request-when">
            <MeetingMoment
              booking={{ ...tidiedDetails(details), startsAt: booking.startsAt }}
              zone={ownZone}
            />
          </span>
        </Fact>
        <Fact label={t('ui.labels.interpreter')} wide>
          <PersonLine
            name={booking.interpreterName ?? t('common.notAvailable')}
            imageUrl={booking.interpreterImageUrl}
          />
        </Fact>
        <Fact label={t('ui.labels.duration')}>{words.duration(details.meetingDuration)}</Fact>
        <Fact label={t('ui.labels.platform')}>{words.platform(details.hostPlatform)}</Fact>
        <Fact label={t('ui.labels.subject')}>{words.subject(details.meetingSubject)}</Fact>
      </dl>
      {details.hostPlatform === ROOM_PLATFORM && (
        <Suspense>
          <BookedMode bookingId={booking.id} />
        </Suspense>
      )}
    </>
  );
}
