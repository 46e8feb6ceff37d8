import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCancelBookingMutation, useLazyGetCalendarFileQuery } from '../../api/bookingApi';
import { useGetClientRecordsQuery } from '../../api/clientApi';
import { paths } from '../../paths';
import { selectUserId } from '../../slices/authSlice';
import { useAppSelector } from '../../store';
import { BookingAside } from '../../ui/BookingAside';
import { bookingListOf } from '../../ui/bookingListOf';
import { BookingsPanel } from '../../ui/BookingsPanel';
import { CancelDialog } from '../../ui/CancelDialog';
import { LinkButton } from '../../ui/LinkButton';
import { useCalendarDownload } from '../../ui/useCalendarDownload';
import { useBookingCancellation } from '../../ui/useBookingCancellation';
import { useViewedBooking } from '../../ui/useViewedBooking';
import { BookingDetailsDialog } from './BookingDetailsDialog';
import { BookingSteps } from './BookingSteps';
import { RecordCard } from './RecordCard';

/** The client's Booking Records: the list to the left, what comes next beside it. */
export function ClientRecordsScreen() {
  const { t } = useTranslation();
  const clientId = useAppSelector(selectUserId);
  const query = useGetClientRecordsQuery(clientId ? { client_id: clientId } : skipToken);
  const list = bookingListOf(query);
  const [cancel] = useCancelBookingMutation();
  const [writeFile] = useLazyGetCalendarFileQuery();
  const download = useCalendarDownload(writeFile);
  const cancellation = useBookingCancellation(list.bookings, 'client', cancel, query.refetch);
  const { viewed, opened, view, close } = useViewedBooking(list.bookings);
  const isEmpty = list.bookings?.length === 0;
  return (
    <div className="dr-split">
      <div className="dr-split-columns">
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
          link={<Link to={paths.client.statements}>{t('statements.link')}</Link>}
          renderCard={(booking) => (
            <RecordCard
              booking={booking}
              isCurrent={booking.id === viewed?.id}
              onView={view}
              onCancel={cancellation.ask}
              onDownload={download}
            />
          )}
        />
        <BookingAside list={list} viewed={viewed} viewer="client" hint={<BookingSteps isFirst={isEmpty} />} />
      </div>
      <BookingDetailsDialog booking={opened} onClose={close} />
      <CancelDialog {...cancellation.dialog} />
    </div>
  );
}
