import { skipToken } from '@reduxjs/toolkit/query';
import { Suspense, useState } from 'react';
import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import {
  useAcceptBookingMutation,
  useDeclineBookingMutation,
  useLazyGetCalendarFileQuery,
} from '../../api/bookingApi';
import { useGetInterpreterRecordsQuery } from '../../api/interpreterApi';
import { paths } from '../../paths';
import { selectUserId } from '../../store/authSlice';
import { useAppSelector } from '../../store/store';
import { FirstSteps } from '../../entities/firstSteps/FirstSteps';
import { BookingHero } from '../../entities/booking/panel/BookingHero';
import { bookingListOf } from '../../entities/booking/panel/bookingListOf';
import { CalendarButton } from '../../entities/booking/actions/CalendarButton';
import { DecisionButtons } from '../../entities/booking/actions/DecisionButtons';
import { EmptyState } from '../../ui/loading/EmptyState';
import { JoinButton } from '../../entities/booking/actions/JoinButton';
import { LinkButton } from '../../ui/buttons/LinkButton';
import { useBookingDecision } from '../../entities/booking/actions/useBookingDecision';
import { useCalendarDownload } from '../../entities/booking/actions/useCalendarDownload';
import { lazyWithPreload } from '../../ui/loading/lazyWithPreload';
import { useNow } from '../../ui/time/useNow';
import { DashboardFrame } from './DashboardFrame';
import { dashboardFacts } from './dashboardFacts';
import { HeldQuestions } from './HeldQuestions';
import { RequestList } from './RequestList';
import { SixMonths } from './SixMonths';
import { WaitingReviews } from './WaitingReviews';

/** Beneath the figures, and known only once it was asked. */
const { Component: OwnStanding } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "own-standing" */ './OwnStanding')).OwnStanding,
);
const { Component: Offers } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "offers" */ './Offers')).Offers,
);

/** The interpreter's dashboard: the next session, requests to answer, and what was earned, and how they stand. */
export function InterpreterDashboardScreen() {
  const { t } = useTranslation();
  const interpreterId = useAppSelector(selectUserId);
  const query = useGetInterpreterRecordsQuery(interpreterId ? { interpreter_id: interpreterId } : skipToken);
  const list = bookingListOf(query);
  const [accept] = useAcceptBookingMutation();
  const [decline] = useDeclineBookingMutation();
  const decision = useBookingDecision(accept, decline, query.refetch, query.data ?? []);
  const [writeFile] = useLazyGetCalendarFileQuery();
  const download = useCalendarDownload(writeFile);
  const { next, sessions, following, urgent, requests, moved, asked } = dashboardFacts(
    list.bookings ?? [],
    useNow(60_000),
    'interpreter',
  );
  const [offers, setOffers] = useState(0);
  const toBookings = <LinkButton to={paths.interpreter.records}>{t('dashboard.openBookings')}</LinkButton>;
  const decide = (booking: BookingRecord) => (
    <DecisionButtons
      booking={booking}
      isDeciding={decision.isDeciding(booking.id)}
      isChanged={decision.seenBefore(booking) !== undefined}
      onAccept={decision.accept}
      onDecline={decision.decline}
    />
  );
  return (
    <DashboardFrame
      list={list}
      summary={t('common.inTurn', {
        first: t('dashboard.sessions', { count: sessions.length }),
        second: t('dashboard.toAnswer', { count: urgent.length + requests.length + offers }),
      })}
      action={toBookings}
      main={
        <>
          <Suspense fallback={null}>
            <Offers onCount={setOffers} />
          </Suspense>
          <RequestList
            title={t('dashboard.urgentToAnswer')}
            isUrgent
            requests={urgent}
            viewer="interpreter"
            seen={decision}
            actionsFor={decide}
            more={toBookings}
          />
          <RequestList
            title={t('dashboard.timesToAnswer')}
            requests={moved}
            viewer="interpreter"
            more={toBookings}
          />
          <FirstSteps lists={['interpreter']} />
          {next ? (
            <BookingHero
              booking={next}
              viewer="interpreter"
              actions={
                <>
                  <JoinButton booking={next} viewer="interpreter" size="medium" />
                  <CalendarButton booking={next} onDownload={download} size="medium" />
                </>
              }
            />
          ) : (
            <EmptyState title={t('dashboard.noSession')} text={t('dashboard.interpreterNoSession')} />
          )}
          <RequestList
            title={t('dashboard.following')}
            requests={following}
            viewer="interpreter"
            actionsFor={(booking) => <JoinButton booking={booking} viewer="interpreter" size="medium" />}
            more={toBookings}
          />
          <WaitingReviews viewer="interpreter" />
          <HeldQuestions asked={asked} viewer="interpreter" />
          <RequestList
            title={t('dashboard.requestsToAccept')}
            {...(urgent.length === 0 && { none: t('dashboard.noneToAccept') })}
            requests={requests}
            viewer="interpreter"
            seen={decision}
            actionsFor={decide}
            more={toBookings}
          />
        </>
      }
      aside={
        <>
          <SixMonths title={t('dashboard.earned')} count={({ sessions: over }) => over} />
          <p className="dr-dashboard-more">
            <Link to={paths.interpreter.statements}>{t('statements.link')}</Link>
          </p>
          {interpreterId && (
            <Suspense fallback={null}>
              <OwnStanding uuid={interpreterId} />
            </Suspense>
          )}
          <p className="dr-dashboard-more">
            <Link to={paths.interpreter.quiz}>{t('dashboard.quiz')}</Link>
          </p>
        </>
      }
    />
  );
}
