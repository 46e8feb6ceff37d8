import { MenuOutlined } from '@ant-design/icons';
import { useTranslation } from '../../i18n/useTranslation';
import { selectUser } from '../../slices/authSlice';
import {
  selectIsSidebarOpen,
  selectIsUserPanelOpen,
  sidebarToggled,
  userPanelToggled,
} from '../../slices/layoutSlice';
import { useAppDispatch, useAppSelector } from '../../store';
import { Monogram } from '../../ui/Monogram';
import { StoreColourModeToggle } from '../area/StoreColourModeToggle';
import { LanguageChooser } from '../language/LanguageChooser';
import { dashboardOf } from '../session/dashboardOf';
import { Wordmark } from '../Wordmark';
import { SIDEBAR_ID } from './Sidebar';
import { fullName } from './fullName';
import { USER_PANEL_ID } from './UserPanel';

export function AppHeader() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const isSidebarOpen = useAppSelector(selectIsSidebarOpen);
  const isUserPanelOpen = useAppSelector(selectIsUserPanelOpen);
  if (!user) return null;
  return (
    <header className="dr-header">
      <button
        type="button"
        className="dr-iconButton"
        aria-label={t('layout.toggleMenu')}
        aria-expanded={isSidebarOpen}
        aria-controls={SIDEBAR_ID}
        onClick={() => dispatch(sidebarToggled())}
      >
        <MenuOutlined aria-hidden="true" />
      </button>
      <Wordmark to={dashboardOf(user.group_id)} />
      <div className="dr-header-end">
        <LanguageChooser />
        <StoreColourModeToggle />
        <button
          type="button"
          className="dr-iconButton dr-avatarButton"
          aria-label={t('layout.openUserPanel')}
          aria-expanded={isUserPanelOpen}
          aria-controls={USER_PANEL_ID}
          onClick={() => dispatch(userPanelToggled())}
        >
          <Monogram name={fullName(user)} imageUrl={user.photo_url} size={36} />
        </button>
      </div>
    </header>
  );
}
