import { Layout } from 'antd';
import { Suspense, lazy, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import {
  contentShown,
  selectIsSidebarOpen,
  selectIsUserPanelOpen,
  sidebarClosed,
  userPanelClosed,
} from '../../store/layoutSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/store';
import { useMediaQuery } from '../../ui/page/useMediaQuery';
import { roomVisit } from '../area/roomVisit';
import { onDemand } from '../area/onDemand';
import { screenAt } from '../area/screens';
import { onDevice } from '../device/onDevice';
import { ErrorBoundary } from '../ErrorBoundary';
import { usePageTitle } from '../usePageTitle';
import { AppHeader } from './AppHeader';
import { Sidebar } from './Sidebar';
import { TurnedAwayNote } from './TurnedAwayNote';
import { useGreeting } from './useGreeting';
import { useKeptFocus } from './useKeptFocus';
import { UserPanel } from './UserPanel';
import { WIDE_SCREEN } from '../../ui/theme/theme';
import { OUTBOX_KEY } from '../../features/messages/outboxStorage';
import { afterFirstScreen, FirstScreenDrawn } from '../../ui/loading/afterFirstScreen';
import { Bone } from '../../ui/feedback/Bone';

/** Header, menu and user panel around the screen of the route. */
export function AppLayout({ contentClass = '' }: { contentClass?: string }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const isSidebarOpen = useAppSelector(selectIsSidebarOpen);
  const isUserPanelOpen = useAppSelector(selectIsUserPanelOpen);
  const isWide = useMediaQuery(WIDE_SCREEN);
  const content = useRef<HTMLElement>(null);
  const screen = screenAt(pathname);
  const title = screen && t(screen.title);
  useGreeting();
  useKeptFocus(content);
  useArrival(() => {
    dispatch(userPanelClosed());
    window.scrollTo(0, 0);
    content.current?.focus({ preventScroll: true });
  });

  useEffect(() => {
    if (screen) dispatch(contentShown(screen.key));
  }, [dispatch, screen]);
  // On a narrow screen the menu lies over what was asked for.
  useEffect(() => {
    if (!isWide) dispatch(sidebarClosed());
  }, [dispatch, isWide, pathname]);

  return (
    <Layout hasSider={false} className="dr-app" data-sidebar={isSidebarOpen ? 'open' : 'closed'}>
      <a className="dr-skipLink" href="#content">
        {t('layout.skipToContent')}
      </a>
      <PageTitle title={title ?? t('common.notFound.title')} />
      <AppHeader />
      <Sidebar isOverlay={!isWide} isCovered={isUserPanelOpen && !isWide} />
      <Layout.Content
        id="content"
        ref={content}
        tabIndex={-1}
        className={`dr-content ${contentClass}`}
        inert={(isSidebarOpen || isUserPanelOpen) && !isWide}
      >
        <div className="dr-frame">
          <onDevice.Notes />
          <TurnedAwayNote />
          <ErrorBoundary key={screen?.key ?? pathname} place={pathname}>
            <Suspense fallback={<ScreenSkeleton />}>
              <Outlet />
              <FirstScreenDrawn />
            </Suspense>
          </ErrorBoundary>
        </div>
      </Layout.Content>
      {!isSidebarOpen && !isUserPanelOpen && <onDevice.Bar />}
      <UserPanel isOverlay={!isWide} />
      <DeliveryOfWaiting />
      {roomVisit.was() && (
        <Suspense>
          <roomAway.Content />
        </Suspense>
      )}
    </Layout>
  );
}

/** While a screen's own chunk comes: a heading and cards, where they will be. */
function ScreenSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="dr-layoutSkeleton-body" role="status" aria-label={t('common.loading')}>
      <Bone className="dr-layoutSkeleton-title" />
      <Bone className="dr-layoutSkeleton-card" />
      <Bone className="dr-layoutSkeleton-card" />
    </div>
  );
}

/** Runs after each move to another screen, but not when the page is opened, nor when only the query changes. */
function useArrival(onArrival: () => void): void {
  const { pathname } = useLocation();
  // a page that is opened or loaded again is come to by no move of the router's
  const isOpening = useNavigationType() === NavigationType.Pop;
  const arrived = useEffectEvent(onArrival);
  const lastPath = useRef(isOpening ? pathname : null);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    arrived();
  }, [pathname]);
}

/** How much is new is counted once that has come; until then, and where it does not, the title says what it is of. */
function PageTitle({ title }: { title: string }) {
  return (
    <Suspense fallback={<PlainTitle title={title} />}>
      <CountedTitle title={title} />
    </Suspense>
  );
}

const loadCountedTitle = afterFirstScreen(() => import(/* webpackChunkName: "bell" */ './CountedTitle'));

function PlainTitle({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}

const CountedTitle = lazy(() =>
  loadCountedTitle().then(
    ({ CountedTitle: loaded }) => ({ default: loaded }),
    () => ({ default: PlainTitle }),
  ),
);

/** A meeting's room goes on being heard on other screens. */
const roomAway = onDemand(
  async () =>
    (await import(/* webpackChunkName: "room-away" */ '../../features/room/away/RoomAway')).RoomAway,
  'room',
);

/** No screen waits for it, nor breaks where it does not come: the screen of messages brings it, too. */
const Delivery = lazy(() =>
  import('../../features/messages/Delivery').then(
    ({ Delivery: loaded }) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);

/** Delivers messages that wait, from the first screen on that finds some; most people never have any. */
export function DeliveryOfWaiting() {
  const { storage } = useAppStore();
  useLocation();
  const [isNeeded, setNeeded] = useState(false);
  // Delivery goes on in the background, so once loaded it stays.
  if (!isNeeded && storage.getItem(OUTBOX_KEY) !== null) setNeeded(true);
  return <Suspense>{isNeeded && <Delivery />}</Suspense>;
}
