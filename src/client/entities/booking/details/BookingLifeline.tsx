import { useTranslation } from '../../../i18n/useTranslation';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import type { BookingStatus } from '../../../../shared/domain/booking/bookingLife';
import './BookingLifeline.css';

const STATIONS = ['requested', 'confirmed', 'session', 'completed'] as const;
type Station = (typeof STATIONS)[number];

/** How far along the line a booking has come; those that came to nothing have left it. */
const REACHED: Partial<Record<BookingStatus, Station>> = {
  pending: 'requested',
  confirmed: 'confirmed',
  in_progress: 'session',
  completed: 'completed',
};

interface BookingLifelineProps {
  booking: Pick<BookingRecord, 'status'>;
  /** whether its start has come: who joins early is not in session yet */
  hasBegun: boolean;
}

/** A booking's way as a line with four stations, the present one marked. */
export function BookingLifeline({ booking: { status }, hasBegun }: BookingLifelineProps) {
  const { t } = useTranslation();
  const reached = REACHED[status === 'in_progress' && !hasBegun ? 'confirmed' : status];
  if (!reached) return null;
  const position = STATIONS.indexOf(reached);
  return (
    <ol className="dr-lifeline" aria-label={t('ui.lifeline.name')}>
      {STATIONS.map((station, index) => (
        <li
          key={station}
          className={index <= position ? 'dr-station dr-station-reached' : 'dr-station'}
          aria-current={index === position ? 'step' : undefined}
        >
          <span className="dr-station-word">{t(`ui.lifeline.${station}`)}</span>
        </li>
      ))}
    </ol>
  );
}
