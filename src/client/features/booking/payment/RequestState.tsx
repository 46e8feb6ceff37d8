import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { useGetBookingQuery } from '../../../api/clientApi';
import { isHolding } from '../../../../shared/domain/booking/bookingLife';
import type { SavedBooking } from '../../../machines/bookingWizard/savedBooking';
import { formatInstant } from '../../../ui/time/formatInstant';
import { StatusMark } from '../../../entities/booking/card/StatusMark';
import type { BookingWizard } from '../useBookingWizard';

/** How long after the deadline the server is asked: its clock may be a little behind this one. Milliseconds. */
const GRACE_MS = 1500;
/** The longest that a browser's timer takes. */
const LONGEST_MS = 2 ** 31 - 1;

/** Asks once more when the time for an answer is over; whoever comes back to the page asks by that alone. */
function useAtDeadline(remainingMs: number, ask: () => unknown): void {
  const isOpen = remainingMs > 0 && remainingMs + GRACE_MS < LONGEST_MS;
  const wait = useRef(remainingMs + GRACE_MS);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(ask, wait.current);
    return () => clearTimeout(timer);
  }, [isOpen, ask]);
}

/**
 * How the request stands, plainly and for as long as the step is open: asked for, until when, and that nothing is
 * charged. Where it was declined or ran out meanwhile, the wizard hears of it.
 */
export function RequestState({ wizard, booking }: { wizard: BookingWizard; booking: SavedBooking }) {
  const { t, i18n } = useTranslation();
  const { send, world } = wizard;
  const { data, refetch } = useGetBookingQuery({ id: booking.id });
  useAtDeadline(Date.parse(booking.respondBy) - world.now(), refetch);
  const { isConfirmedAtOnce = false } = booking;
  const status = data?.id === booking.id ? data.status : isConfirmedAtOnce ? 'confirmed' : 'pending';
  useEffect(() => {
    if (!isHolding(status)) send({ type: 'request.ended', status });
  }, [status, send]);
  const name = booking.interpreterName ?? t('ui.unnamedInterpreter');
  const isAsked = status === 'pending';
  return (
    <p className={isAsked ? 'dr-request-state' : 'dr-request-state dr-request-state-accepted'}>
      <StatusMark status={status} />
      <span>
        {isAsked
          ? t('booking.payment.requested', {
              name,
              deadline: formatInstant(booking.respondBy, i18n.language, world.zone()),
            })
          : t(isConfirmedAtOnce ? 'booking.payment.atOnce' : 'booking.payment.accepted', { name })}
      </span>
    </p>
  );
}
