import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, memo, Suspense } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import { useConfirmHeldMutation } from '../../api/aftermathApi';
import { useCancelBookingMutation, useLazyGetCalendarFileQuery, useOlderPages } from '../../api/bookingApi';
import { useGetClientRecordsQuery } from '../../api/clientApi';
import { useGetWeekBookingsQuery } from '../../api/calendarApi';
import { paths } from '../../paths';
import { selectUserId } from '../../store/authSlice';
import { useAppSelector } from '../../store/store';
import { BookingAside } from '../../entities/booking/panel/BookingAside';
import { bookingListOf } from '../../entities/booking/panel/bookingListOf';
import { BookingsPanel } from '../../entities/booking/panel/BookingsPanel';
import { BookingsSplit } from '../../entities/booking/panel/BookingsSplit';
import { CancelDialog } from '../../entities/booking/actions/CancelDialog';
import { LinkButton } from '../../ui/buttons/LinkButton';
import { useCalendarDownload } from '../../entities/booking/actions/useCalendarDownload';
import { useBookingCancellation } from '../../entities/booking/actions/useBookingCancellation';
import { lazyWithPreload } from '../../ui/loading/lazyWithPreload';
import { useHeldAnswer } from '../../ui/loading/useHeldAnswer';
import { useNow } from '../../ui/time/useNow';
import { useOlderBookings } from '../../entities/booking/panel/useOlderBookings';
import { useViewedBooking } from '../../entities/booking/panel/useViewedBooking';
import { useWeekBookings } from '../../entities/booking/week/useWeekBookings';
import { WeekCalendar } from '../../entities/booking/week/WeekCalendar';
import { BookingDetailsDialog } from './BookingDetailsDialog';
import { heldTimes, isReplaceable } from '../../entities/booking/details/replacementSearch';
import { StepsHint } from '../../ui/buttons/StepsHint';
import { Button } from 'antd';
import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { BookingCard } from '../../entities/booking/card/BookingCard';
import { CalendarButton } from '../../entities/booking/actions/CalendarButton';
import { CancelButton } from '../../entities/booking/actions/CancelButton';
import { HeldNote } from '../../entities/booking/card/HeldNote';
import { InvoiceLink } from '../../entities/booking/details/InvoiceLink';
import { JoinButton } from '../../entities/booking/actions/JoinButton';
import { MessageButton } from '../../entities/booking/actions/MessageButton';
import { ReviewNote } from '../../entities/review/ReviewNote';
import { BookAgainButton } from './BookAgainButton';
import { ReplacementNote } from './ReplacementNote';

const { Component: OpenCalls } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "open-calls" */ '../../entities/call/OpenCalls')).OpenCalls,
);

interface RecordCardProps {
  booking: BookingRecord;
  isCurrent: boolean;
  /** somebody else can be asked for its time */
  canReplace: boolean;
  /** an answer whether it took place is under way */
  isAnswering: boolean;
  onView: (id: string) => void;
  onCancel: (id: string) => void;
  onDownload: (id: string) => void;
  onHeld: (id: string) => void;
}

/** A client's booking in the list. A long list draws again only what changed. */
const RecordCard = memo(function RecordCard({
  booking,
  isCurrent,
  canReplace,
  isAnswering,
  onView,
  onCancel,
  onDownload,
  onHeld,
}: RecordCardProps) {
  const { t } = useTranslation();
  return (
    <BookingCard
      booking={booking}
      viewer="client"
      isCurrent={isCurrent}
      actions={<JoinButton booking={booking} viewer="client" />}
      more={
        <>
          <Button size="small" onClick={() => onView(booking.id)}>
            {t('ui.view')}
          </Button>
          <MessageButton booking={booking} viewer="client" />
          <CalendarButton booking={booking} onDownload={onDownload} />
          <CancelButton booking={booking} viewer="client" onCancel={onCancel} />
          <InvoiceLink booking={booking} viewer="client" size="small" />
          <BookAgainButton booking={booking} size="small" />
        </>
      }
      note={
        <>
          {canReplace && <ReplacementNote booking={booking} onView={onView} />}
          <HeldNote booking={booking} viewer="client" onReport={onView} {...{ isAnswering, onHeld }} />
          <ReviewNote booking={booking} onView={onView} />
        </>
      }
    />
  );
});

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
  const { list, older } = useOlderBookings({ ...bookingListOf(query), refresh }, useOlderPages);
  const isEmpty = list.bookings?.length === 0;
  const [cancel] = useCancelBookingMutation();
  const [writeFile] = useLazyGetCalendarFileQuery();
  const download = useCalendarDownload(writeFile);
  const cancellation = useBookingCancellation(list.bookings, 'client', cancel, query.refetch);
  const [confirmHeld] = useConfirmHeldMutation();
  const held = useHeldAnswer(confirmHeld);
  const now = useNow(60_000);
  const taken = useMemo(() => heldTimes(list.bookings ?? []), [list.bookings]);
  const { viewed, opened, view, close } = useViewedBooking([
    ...(list.bookings ?? []),
    ...(weekBookings.list.bookings ?? []),
  ]);
  return (
    <>
      <BookingsSplit
        week={(isBeside) =>
          !isEmpty && (
            <WeekCalendar
              {...weekBookings}
              isBeside={isBeside}
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
            older={older}
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
            notice={
              <Suspense fallback={null}>
                <OpenCalls />
              </Suspense>
            }
            link={<Link to={paths.client.statements}>{t('statements.link')}</Link>}
            renderCard={(booking) => (
              <RecordCard
                booking={booking}
                isCurrent={booking.id === viewed?.id}
                canReplace={isReplaceable(booking, now, taken)}
                isAnswering={held.isAnswering(booking.id)}
                onHeld={held.answer}
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
      <BookingDetailsDialog
        booking={opened}
        canReplace={opened !== null && isReplaceable(opened, now, taken)}
        onClose={close}
      />
      <CancelDialog {...cancellation.dialog} />
    </>
  );
}

/** How a booking goes, for a client with nothing ahead; the first one's button stands in the empty list already. */
function BookingSteps({ isFirst }: { isFirst: boolean }) {
  const { t } = useTranslation();
  return (
    <StepsHint
      title={t('records.stepsTitle')}
      steps={[t('records.stepAsk'), t('records.stepAnswer'), t('records.stepMeet')]}
      action={!isFirst && <LinkButton to={paths.app}>{t('records.bookInterpreter')}</LinkButton>}
    />
  );
}
