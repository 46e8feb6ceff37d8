import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetBookingQuery } from '../../api/clientApi';
import { isHolding } from '../../domain/bookingLife';
import type { SavedBooking } from '../../machines/savedBooking';
import { formatInstant } from '../../ui/formatInstant';
import { StatusMark } from '../../ui/StatusMark';
import type { BookingWizard } from './useBookingWizard';

/**
 * How the request stands, plainly and for as long as the step is open: asked for, until when, and that nothing is
 * charged. Where it was declined or ran out meanwhile, the wizard hears of it.
 */
export function RequestState({ wizard, booking }: { wizard: BookingWizard; booking: SavedBooking }) {
  const { t, i18n } = useTranslation();
  const { send, world } = wizard;
  const { data } = useGetBookingQuery({ id: booking.id });
  const status = data?.id === booking.id ? data.status : 'pending';
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
          : t('booking.payment.accepted', { name })}
      </span>
    </p>
  );
}
