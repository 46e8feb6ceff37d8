import { useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { generatePath, NavLink } from 'react-router-dom';
import { selectUser } from '../../slices/authSlice';
import { selectIsSidebarOpen, sidebarClosed } from '../../slices/layoutSlice';
import { useAppDispatch, useAppSelector } from '../../store';
import { MenuIcon } from './MenuIcon';
import { menuOf } from './menuOf';
import { useEscape } from './useEscape';
import { UnreadCount } from './UnreadCount';
import { useLentFocus } from './useLentFocus';

export const SIDEBAR_ID = 'main-menu';

/**
 * The menu of the person's group: beside the content on a wide screen, over it on a narrow one, where the user panel may
 * cover it in turn.
 */
export function Sidebar({ isOverlay, isCovered }: { isOverlay: boolean; isCovered: boolean }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const isSidebarOpen = useAppSelector(selectIsSidebarOpen);
  const menu = useRef<HTMLElement>(null);
  const isLying = isSidebarOpen && isOverlay;
  const close = () => dispatch(sidebarClosed());
  useEscape(isLying && !isCovered, close);
  useLentFocus(isLying, menu);

  return (
    <>
      {isLying && <div className="dr-backdrop" onClick={close} />}
      <nav
        id={SIDEBAR_ID}
        ref={menu}
        tabIndex={-1}
        className="dr-sidebar"
        aria-label={t('layout.mainMenu')}
        hidden={!isSidebarOpen}
        inert={isCovered}
      >
        {menuOf(user).map(
          (lines, place) =>
            lines.length > 0 && (
              <ul key={place}>
                {lines.map(({ path, label, icon, counts }) => (
                  <li key={path}>
                    <NavLink
                      className="dr-menuLink"
                      to={generatePath(path)}
                      onClick={isOverlay ? close : undefined}
                    >
                      <MenuIcon name={icon} />
                      {t(label)}
                      {counts === 'unreadMessages' && <UnreadCount />}
                    </NavLink>
                  </li>
                ))}
              </ul>
            ),
        )}
      </nav>
    </>
  );
}
