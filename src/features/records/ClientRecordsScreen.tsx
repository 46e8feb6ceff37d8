import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCancelBookingMutation, useLazyGetCalendarFileQuery } from '../../api/bookingApi';
import { useGetClientRecordsQuery } from '../../api/clientApi';
import { useGetWeekBookingsQuery } from '../../api/calendarApi';
import { paths } from '../../paths';
import { selectUserId } from '../../slices/authSlice';
import { useAppSelector } from '../../store';
import { BookingAside } from '../../ui/BookingAside';
import { bookingListOf } from '../../ui/bookingListOf';
import { BookingsPanel } from '../../ui/BookingsPanel';
import { BookingsSplit } from '../../ui/BookingsSplit';
import { CancelDialog } from '../../ui/CancelDialog';
import { LinkButton } from '../../ui/LinkButton';
import { useCalendarDownload } from '../../ui/useCalendarDownload';
import { useBookingCancellation } from '../../ui/useBookingCancellation';
import { useViewedBooking } from '../../ui/useViewedBooking';
import { useWeekBookings } from '../../ui/week/useWeekBookings';
import { WeekCalendar } from '../../ui/week/WeekCalendar';
import { BookingDetailsDialog } from './BookingDetailsDialog';
import { BookingSteps } from './BookingSteps';
import { RecordCard } from './RecordCard';

/** The client's Booking Records: the list to the left, what comes next beside it. */
export function ClientRecordsScreen() {
  const { t } = useTranslation();
  const clientId = useAppSelector(selectUserId);
  const query = useGetClientRecordsQuery(clientId ? { client_id: clientId } : skipToken);
  const weekBookings = useWeekBookings(useGetWeekBookingsQuery);
  const refresh = () => {
    void query.refetch();
    weekBookings.list.refresh();
  };
  const list = { ...bookingListOf(query), refresh };
  const isEmpty = list.bookings?.length === 0;
  const [cancel] = useCancelBookingMutation();
  const [writeFile] = useLazyGetCalendarFileQuery();
  const download = useCalendarDownload(writeFile);
  const cancellation = useBookingCancellation(list.bookings, 'client', cancel, query.refetch);
  const { viewed, opened, view, close } = useViewedBooking([
    ...(list.bookings ?? []),
    ...(weekBookings.list.bookings ?? []),
  ]);
  return (
    <>
      <BookingsSplit
        week={
          !isEmpty && (
            <WeekCalendar
              {...weekBookings}
              viewer="client"
              viewedId={viewed?.id}
              onView={view}
              link={<Link to={paths.client.calendar}>{t('week.subscribe')}</Link>}
            />
          )
        }
        panel={(before) => (
          <BookingsPanel
            before={before}
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
        )}
        aside={
          <BookingAside
            list={list}
            viewed={viewed}
            viewer="client"
            hint={<BookingSteps isFirst={isEmpty} />}
          />
        }
      />
      <BookingDetailsDialog booking={opened} onClose={close} />
      <CancelDialog {...cancellation.dialog} />
    </>
  );
}
