import { Layout } from 'antd';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Outlet, useLocation } from 'react-router-dom';
import {
  contentShown,
  selectIsSidebarOpen,
  selectIsUserPanelOpen,
  sidebarClosed,
  userPanelClosed,
} from '../../store/layoutSlice';
import { useAppDispatch, useAppSelector } from '../../store/store';
import { useMediaQuery } from '../../ui/page/useMediaQuery';
import { screenAt } from '../area/screenAt';
import { ErrorBoundary } from '../ErrorBoundary';
import { usePageTitle } from '../usePageTitle';
import { AppHeader } from './AppHeader';
import { DeliveryOfWaiting } from './DeliveryOfWaiting';
import { ScreenSkeleton } from './ScreenSkeleton';
import { Sidebar } from './Sidebar';
import { TurnedAwayNote } from './TurnedAwayNote';
import { useArrival } from './useArrival';
import { useGreeting } from './useGreeting';
import { useKeptFocus } from './useKeptFocus';
import { UserPanel } from './UserPanel';
import { WIDE_SCREEN } from '../area/wideScreen';

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
  usePageTitle(title ?? t('common.notFound.title'));
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
      <AppHeader />
      <Sidebar isOverlay={!isWide} isCovered={isUserPanelOpen && !isWide} />
      <Layout.Content
        id="content"
        ref={content}
        tabIndex={-1}
        className={`dr-content ${contentClass}`}
        inert={(isSidebarOpen || isUserPanelOpen) && !isWide}
      >
        <TurnedAwayNote />
        <ErrorBoundary key={screen?.key ?? pathname} place={pathname}>
          <Suspense fallback={<ScreenSkeleton />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Layout.Content>
      <UserPanel isOverlay={!isWide} />
      <DeliveryOfWaiting />
    </Layout>
  );
}
