import { useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useConfirmHeldMutation, useReportProblemMutation } from '../../api/aftermathApi';
import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { AftermathSection } from '../../entities/booking/details/AftermathSection';
import { BookingCard } from '../../entities/booking/card/BookingCard';
import type { Viewer } from '../../entities/booking/card/statusLook';

/** Sessions that are over and wait for the person's word: did it take place, or was it as reported? Answered on the spot. */
export function HeldQuestions({ asked, viewer }: { asked: readonly BookingRecord[]; viewer: Viewer }) {
  const { t } = useTranslation();
  const titleId = useId();
  const [confirmHeld] = useConfirmHeldMutation();
  const [reportProblem] = useReportProblemMutation();
  if (asked.length === 0) return null;
  return (
    <section className="dr-dashboard-requests" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('dashboard.toConfirm')}</h2>
      <ul>
        {asked.map((booking) => (
          <li key={booking.id}>
            <BookingCard
              booking={booking}
              viewer={viewer}
              actions={null}
              note={<AftermathSection {...{ booking, viewer, confirmHeld, reportProblem }} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
