import { useTranslation } from '../../../i18n/useTranslation';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { centsFromEuros, formatCents } from '../../../../shared/domain/money/money';
import { visibleText } from '../../../../shared/domain/text/visibleText';
import { formatInstant } from '../../../ui/time/formatInstant';
import { Gap } from '../../../ui/time/Gap';
import { readerZone } from '../../../ui/time/readerZone';
import type { Viewer } from './statusLook';

/** The canceller of a booking, the time, and the debt. */
export function CancelledNote({ booking, viewer }: { booking: BookingRecord; viewer: Viewer }) {
  const { t, i18n } = useTranslation();
  const { cancellation } = booking;
  if (!cancellation) return null;
  const when = formatInstant(cancellation.at, i18n.language, readerZone());
  const name =
    viewer === 'client'
      ? booking.selectedInterpreter.name || t('ui.unnamedInterpreter')
      : visibleText(booking.clientName) || t('ui.clientFallback');
  const cents = centsFromEuros(cancellation.fee);
  return (
    <p className="dr-pass-note dr-pass-note-quiet">
      {cancellation.by === viewer
        ? t('life.cancelled.byYou', { when })
        : t('life.cancelled.byOther', { name, when })}
      <Gap />
      <strong>
        {cents === 0
          ? t('life.cancelled.free')
          : t('life.cancelled.owed', { amount: formatCents(cents, i18n.language) })}
      </strong>
    </p>
  );
}
