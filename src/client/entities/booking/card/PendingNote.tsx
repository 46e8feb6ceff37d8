import { useTranslation } from '../../../i18n/useTranslation';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { isUnknownInstant } from '../../../../shared/domain/time/unknownInstant';
import { AnswerCountdown } from './AnswerCountdown';
import { formatInstant } from '../../../ui/time/formatInstant';
import { Gap } from '../../../ui/time/Gap';
import { readerZone } from '../../../ui/time/readerZone';
import type { Viewer } from './statusLook';

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
