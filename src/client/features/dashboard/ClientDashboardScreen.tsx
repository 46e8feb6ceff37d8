import { skipToken } from '@reduxjs/toolkit/query';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import { useLazyGetCalendarFileQuery } from '../../api/bookingApi';
import { useGetClientRecordsQuery } from '../../api/clientApi';
import { paths } from '../../paths';
import { selectUserId } from '../../store/authSlice';
import { useAppSelector } from '../../store/store';
import { FirstSteps } from '../../entities/firstSteps/FirstSteps';
import { BookingHero } from '../../entities/booking/panel/BookingHero';
import { bookingListOf } from '../../entities/booking/panel/bookingListOf';
import { CalendarButton } from '../../entities/booking/actions/CalendarButton';
import { EmptyState } from '../../ui/loading/EmptyState';
import { JoinButton } from '../../entities/booking/actions/JoinButton';
import { LinkButton } from '../../ui/buttons/LinkButton';
import { useCalendarDownload } from '../../entities/booking/actions/useCalendarDownload';
import { lazyWithPreload } from '../../ui/loading/lazyWithPreload';
import { useNow } from '../../ui/time/useNow';
import { DashboardFrame } from './DashboardFrame';
import { dashboardFacts } from './dashboardFacts';
import { HeldQuestions } from './HeldQuestions';
import { RequestList } from './RequestList';
import { SixMonths } from './SixMonths';
import { WaitingReviews } from './WaitingReviews';

/** Both come when there is something to say. */
const { Component: AskInstead } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "ask-instead" */ './AskInstead')).AskInstead,
);
const { Component: OpenCalls } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "open-calls" */ '../../entities/call/OpenCalls')).OpenCalls,
);

/** The client's dashboard: the next session, requests that wait, and what was agreed over six months. */
export function ClientDashboardScreen() {
  const { t } = useTranslation();
  const clientId = useAppSelector(selectUserId);
  const list = bookingListOf(useGetClientRecordsQuery(clientId ? { client_id: clientId } : skipToken));
  const [writeFile] = useLazyGetCalendarFileQuery();
  const download = useCalendarDownload(writeFile);
  const { next, sessions, following, urgent, requests, moved, asked } = dashboardFacts(
    list.bookings ?? [],
    useNow(60_000),
    'client',
  );
  const [calls, setCalls] = useState(0);
  const toRecords = <LinkButton to={paths.client.records}>{t('dashboard.openRecords')}</LinkButton>;
  const book = (
    <LinkButton type="primary" to={paths.app}>
      {t('dashboard.bookInterpreter')}
    </LinkButton>
  );
  return (
    <DashboardFrame
      list={list}
      summary={t('common.inTurn', {
        first: t('dashboard.sessions', { count: sessions.length }),
        second: t('dashboard.waiting', { count: urgent.length + requests.length + calls }),
      })}
      action={book}
      main={
        <>
          <Suspense fallback={null}>
            <AskInstead bookings={list.bookings ?? []} />
            <OpenCalls onCount={setCalls} />
          </Suspense>
          <RequestList
            title={t('dashboard.urgentWaiting')}
            isUrgent
            requests={urgent}
            viewer="client"
            more={toRecords}
          />
          <RequestList
            title={t('dashboard.timesToAnswer')}
            requests={moved}
            viewer="client"
            more={toRecords}
          />
          <FirstSteps lists={['client']} />
          {next ? (
            <BookingHero
              booking={next}
              viewer="client"
              actions={
                <>
                  <JoinButton booking={next} viewer="client" size="medium" />
                  <CalendarButton booking={next} onDownload={download} size="medium" />
                  {toRecords}
                </>
              }
            />
          ) : (
            <EmptyState title={t('dashboard.noSession')} text={t('dashboard.clientNoSession')} />
          )}
          <RequestList
            title={t('dashboard.following')}
            requests={following}
            viewer="client"
            actionsFor={(booking) => <JoinButton booking={booking} viewer="client" size="medium" />}
            more={toRecords}
          />
          <WaitingReviews viewer="client" />
          <HeldQuestions asked={asked} viewer="client" />
          <RequestList
            title={t('dashboard.requestsWaiting')}
            {...(urgent.length === 0 && { none: t('dashboard.noneWaiting') })}
            requests={requests}
            viewer="client"
            more={toRecords}
          />
        </>
      }
      aside={
        <>
          <SixMonths title={t('dashboard.agreed')} count={({ sessions: over, ahead }) => over + ahead} />
          <p className="dr-dashboard-more">
            <Link to={paths.client.statements}>{t('statements.link')}</Link>
          </p>
        </>
      }
    />
  );
}
