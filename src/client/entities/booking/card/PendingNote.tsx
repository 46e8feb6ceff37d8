import { useTranslation } from '../../../i18n/useTranslation';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { formatInstant } from '../../../ui/time/formatInstant';
import { Gap } from '../../../ui/time/Gap';
import { readerZone } from '../../../ui/time/readerZone';
import type { Viewer } from './statusLook';
import { useMediaQuery } from '../../../ui/page/useMediaQuery';
import { useNow } from '../../../ui/time/useNow';
import { countdownWords } from '../../../ui/time/Countdown';
import { isUnknownInstant } from '../../../../shared/domain/time/meetingTime';

type Pending = Pick<BookingRecord, 'respondBy' | 'selectedInterpreter'>;

/** Says plainly that a booking is only asked for, whom it waits for and until when. */
export function PendingNote({ booking, viewer }: { booking: Pending; viewer: Viewer }) {
  const { t, i18n } = useTranslation();
  const deadline = formatInstant(booking.respondBy, i18n.language, readerZone());
  const name = booking.selectedInterpreter.name || t('ui.unnamedInterpreter');
  const isClient = viewer === 'client';
  return (
    <p className="dr-pass-note">
      <strong>{t(isClient ? 'ui.waiting.requested' : 'ui.waiting.toAnswer')}</strong>
      <Gap />
      {!isUnknownInstant(booking.respondBy) && (
        <>
          {isClient ? t('ui.waiting.forAnswer', { name, deadline }) : t('ui.waiting.answerBy', { deadline })}
          <Gap />
          <AnswerCountdown respondBy={booking.respondBy} />
        </>
      )}
    </p>
  );
}

const HOUR_MS = 3_600_000;

/** How long a request can still be answered; by the second in its last hour, nothing once it is over. */
function AnswerCountdown({ respondBy }: { respondBy: string }) {
  const { t, i18n } = useTranslation();
  const deadline = Date.parse(respondBy);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isNear = deadline - useNow(60_000) < HOUR_MS && !isStill;
  const left = deadline - useNow(isNear ? 1000 : 60_000);
  if (left <= 0) return null;
  return (
    <>
      {t('ui.waiting.left')}
      <Gap />
      <strong role="timer" className="dr-numerals">
        {countdownWords(left, i18n.language, isNear)}
      </strong>
    </>
  );
}
