import { MenuOutlined } from '@ant-design/icons';
import { Button, Layout } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { selectUser } from '../../store/authSlice';
import {
  colorModeSet,
  selectColorMode,
  selectIsSidebarOpen,
  selectIsUserPanelOpen,
  sidebarToggled,
  userPanelToggled,
} from '../../store/layoutSlice';
import { useAppDispatch, useAppSelector } from '../../store/store';
import { lazily } from '../../ui/loading/lazily';
import { Monogram } from '../../ui/facts/Monogram';
import { dashboardOf } from '../session/dashboardOf';
import { Wordmark } from '../Wordmark';
import { fullName } from './fullName';
import { MAIN_MENU_ID } from './MainMenu';
import { USER_PANEL_ID } from './UserPanel';
import { SunAndMoon } from '../ColourModeToggle';

/** The screen does not wait for its list. */
const { Component: LanguageSelect } = lazily(
  async () => (await import(/* webpackChunkName: "language" */ './LanguageSelect')).LanguageSelect,
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
      <Wordmark to={dashboardOf(user.group_id)} />
      <div className="dr-header-end">
        <Suspense fallback={<span className="dr-languageSelect" />}>
          <LanguageSelect />
        </Suspense>
        <ColourButton />
        <Button
          type="text"
          shape="circle"
          className="dr-headerButton"
          icon={<Monogram name={fullName(user)} imageUrl={user.photo_url} size={36} />}
          aria-label={t('layout.openUserPanel')}
          aria-expanded={isUserPanelOpen}
          aria-controls={USER_PANEL_ID}
          onClick={() => dispatch(userPanelToggled())}
        />
      </div>
    </Layout.Header>
  );
}

/** Light or dark, for everything inside. */
function ColourButton() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const mode = useAppSelector(selectColorMode);
  return (
    <Button
      type="text"
      className="dr-headerButton"
      icon={<SunAndMoon />}
      aria-label={t('layout.toggleColourMode')}
      aria-pressed={mode === 'dark'}
      onClick={() => dispatch(colorModeSet(mode === 'dark' ? 'light' : 'dark'))}
    />
  );
}
