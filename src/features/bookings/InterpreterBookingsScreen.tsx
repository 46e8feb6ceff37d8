import { skipToken } from '@reduxjs/toolkit/query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAcceptBookingMutation, useDeclineBookingMutation } from '../../api/bookingApi';
import { useGetInterpreterRecordsQuery } from '../../api/interpreterApi';
import { selectUserId } from '../../slices/authSlice';
import { useAppSelector } from '../../store';
import { BookingAside } from '../../ui/BookingAside';
import { BookingCard } from '../../ui/BookingCard';
import { bookingListOf } from '../../ui/bookingListOf';
import { BookingsPanel } from '../../ui/BookingsPanel';
import { DecisionButtons } from '../../ui/DecisionButtons';
import { useBookingDecision } from '../../ui/useBookingDecision';
import { useViewedBooking } from '../../ui/useViewedBooking';
import { SessionDetailsDialog } from './SessionDetailsDialog';

/** The interpreter's My Bookings: requests to answer and sessions to come, then those that are over. */
export function InterpreterBookingsScreen() {
  const { t } = useTranslation();
  const interpreterId = useAppSelector(selectUserId);
  const query = useGetInterpreterRecordsQuery(interpreterId ? { interpreter_id: interpreterId } : skipToken);
  const [accept] = useAcceptBookingMutation();
  const [decline] = useDeclineBookingMutation();
  const decision = useBookingDecision({
    accept: (id) => accept({ id }).unwrap(),
    decline: (id) => decline({ id }).unwrap(),
    reload: async () => query.refetch(),
  });
  const list = bookingListOf(query);
  const { viewed, opened, view, close } = useViewedBooking(list.bookings);
  return (
    <div className="dr-split">
      <BookingsPanel
        list={list}
        words={{
          title: t('bookings.title'),
          subtitle: t('bookings.subtitle'),
          loading: t('bookings.loading'),
          emptyTitle: t('bookings.emptyTitle'),
          emptyText: t('bookings.emptyText'),
        }}
        renderCard={(booking) => (
          <BookingCard
            booking={booking}
            viewer="interpreter"
            isCurrent={booking.id === viewed?.id}
            actions={
              <>
                <Button size="small" onClick={() => view(booking.id)}>
                  {t('ui.view')}
                </Button>
                <DecisionButtons booking={booking} decision={decision} />
              </>
            }
          />
        )}
      />
      <BookingAside
        bookings={list.bookings ?? []}
        viewed={viewed}
        viewer="interpreter"
        hint={
          <>
            <h2>{t('bookings.hintTitle')}</h2>
            <p>{t('bookings.hintText')}</p>
          </>
        }
      />
      <SessionDetailsDialog booking={opened} onClose={close} />
    </div>
  );
}
