import { MenuOutlined } from '@ant-design/icons';
import { Button, Layout } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { selectUser } from '../../store/authSlice';
import {
  selectIsSidebarOpen,
  selectIsUserPanelOpen,
  sidebarToggled,
  userPanelToggled,
} from '../../store/layoutSlice';
import { useAppDispatch, useAppSelector } from '../../store/store';
import { LookControls } from '../area/LookControls';
import { afterFirstScreen } from '../../ui/loading/afterFirstScreen';
import { lazyWithPreload } from '../../ui/loading/lazyWithPreload';
import { Monogram } from '../../ui/facts/Monogram';
import { homeOf } from '../session/dashboardOf';
import { Wordmark } from '../Wordmark';
import { USER_PANEL_ID, fullName } from './UserPanel';
import { MAIN_MENU_ID } from './MainMenu';

/** The screen does not wait for it. */
const { Component: NotificationsButton } = lazyWithPreload(
  afterFirstScreen(
    async () => (await import(/* webpackChunkName: "bell" */ './NotificationsButton')).NotificationsButton,
  ),
);

export function AppHeader() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const isSidebarOpen = useAppSelector(selectIsSidebarOpen);
  const isUserPanelOpen = useAppSelector(selectIsUserPanelOpen);
  if (!user) return null;
  return (
    <Layout.Header className="dr-header">
      <Button
        type="text"
        className="dr-headerButton"
        icon={<MenuOutlined aria-hidden="true" />}
        aria-label={t('layout.toggleMenu')}
        aria-expanded={isSidebarOpen}
        aria-controls={MAIN_MENU_ID}
        onClick={() => dispatch(sidebarToggled())}
      />
      <Wordmark to={homeOf(user)} />
      <div className="dr-header-end">
        <LookControls />
        <Suspense fallback={<span className="dr-bellPlace" />}>
          <NotificationsButton user={user} />
        </Suspense>
        <Button
          type="text"
          shape="circle"
          className="dr-headerButton"
          icon={<Monogram name={fullName(user)} imageUrl={user.photo_url} size={32} />}
          aria-label={t('layout.openUserPanel')}
          aria-expanded={isUserPanelOpen}
          aria-controls={USER_PANEL_ID}
          onClick={() => dispatch(userPanelToggled())}
        />
      </div>
    </Layout.Header>
  );
}
