import type { ReactNode } from 'react';
import type { CallOffer } from '../../../shared/contract/bookings/calls';
import { useTranslation } from '../../i18n/useTranslation';
import { LanguagePair } from '../../ui/text/LanguagePair';
import { formatClock } from '../../ui/time/formatInstant';
import { formatMeetingDay } from '../../ui/time/meetingTime';
import { inReadersZone } from '../../ui/time/readerTime';
import { readerZone } from '../../ui/time/readerZone';
import { wallClock } from '../../../shared/domain/time/wallClock';
import { DateBlock } from '../booking/card/DateBlock';
import { BookedAsWell } from '../booking/card/MeetingMoment';
import { MeetingTitle } from '../booking/card/MeetingTitle';
import { useBookingWords } from '../booking/card/useBookingWords';
import './Call.css';

interface WishHeadProps {
  call: Pick<CallOffer, 'wish' | 'startsAt' | 'endsAt'>;
  /** the title, as a heading of the right rank */
  heading?: (title: ReactNode) => ReactNode;
}

/** The wish of a call: the reader's own day and time large, then title and pair, length, place and subject. */
export function WishHead({ call: { wish, startsAt, endsAt }, heading }: WishHeadProps) {
  const { t, i18n } = useTranslation();
  const words = useBookingWords();
  const zone = readerZone();
  const own = inReadersZone({ ...wish, startsAt }, zone);
  const title = <MeetingTitle title={wish.meetingTitle} />;
  return (
    <div className="dr-wish">
      <DateBlock date={wallClock(startsAt, zone).date} />
      <div className="dr-wish-words">
        {heading ? heading(title) : <p className="dr-wish-title">{title}</p>}
        <p className="dr-wish-time dr-numerals">
          <time dateTime={startsAt}>
            {formatMeetingDay(wallClock(startsAt, zone).date, i18n.language)}{' '}
            <strong>
              {formatClock(startsAt, i18n.language, zone)}–{formatClock(endsAt, i18n.language, zone)}
            </strong>
          </time>
        </p>
        <LanguagePair from={wish.interpreterBookingFrom} to={wish.interpreterBookingTo} />
        <p className="dr-wish-facts">
          {[
            words.duration(wish.meetingDuration),
            words.platform(wish.hostPlatform),
            words.subject(wish.meetingSubject),
          ].join(' · ')}
        </p>
        {own && (
          <p className="dr-wish-facts">
            {t('ui.labels.inItsZone')}{' '}
            <BookedAsWell booking={{ ...wish, startsAt }} shown={own.meetingDate} />
          </p>
        )}
      </div>
    </div>
  );
}
