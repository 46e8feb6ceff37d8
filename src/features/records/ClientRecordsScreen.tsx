import { skipToken } from '@reduxjs/toolkit/query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useGetClientRecordsQuery } from '../../api/clientApi';
import { paths } from '../../paths';
import { selectUserId } from '../../slices/authSlice';
import { useAppSelector } from '../../store';
import { BookingAside } from '../../ui/BookingAside';
import { BookingCard } from '../../ui/BookingCard';
import { bookingListOf } from '../../ui/bookingListOf';
import { BookingsPanel } from '../../ui/BookingsPanel';
import { LinkButton } from '../../ui/LinkButton';
import { useViewedBooking } from '../../ui/useViewedBooking';
import { BookingDetailsDialog } from './BookingDetailsDialog';

/** The client's Booking Records: the list to the left, what comes next beside it. */
export function ClientRecordsScreen() {
  const { t } = useTranslation();
  const clientId = useAppSelector(selectUserId);
  const list = bookingListOf(useGetClientRecordsQuery(clientId ? { client_id: clientId } : skipToken));
  const { viewed, opened, view, close } = useViewedBooking(list.bookings);
  return (
    <div className="dr-split">
      <BookingsPanel
        list={list}
        words={{
          title: t('records.title'),
          subtitle: t('records.subtitle'),
          loading: t('records.loading'),
          emptyTitle: t('records.emptyTitle'),
          emptyText: t('records.emptyText'),
        }}
        emptyAction={
          <LinkButton type="primary" to={paths.app}>
            {t('records.bookInterpreter')}
          </LinkButton>
        }
        renderCard={(booking) => (
          <BookingCard
            booking={booking}
            viewer="client"
            isCurrent={booking.id === viewed?.id}
            actions={
              <Button size="small" onClick={() => view(booking.id)}>
                {t('ui.view')}
              </Button>
            }
          />
        )}
      />
      <BookingAside
        bookings={list.bookings ?? []}
        viewed={viewed}
        viewer="client"
        hint={
          <>
            <h2>{t('records.hintTitle')}</h2>
            <p>{t('records.hintText')}</p>
            <LinkButton to={paths.app}>{t('records.bookInterpreter')}</LinkButton>
          </>
        }
      />
      <BookingDetailsDialog booking={opened} onClose={close} />
    </div>
  );
}
