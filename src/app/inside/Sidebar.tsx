import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { selectUser } from '../../slices/authSlice';
import { selectLayout, sidebarClosed } from '../../slices/layoutSlice';
import { useAppDispatch, useAppSelector } from '../../store';
import { SCREENS } from '../area/screens';
import { MenuIcon } from './MenuIcon';
import { useEscape } from './useEscape';
import { useLentFocus } from './useLentFocus';

export const SIDEBAR_ID = 'main-menu';

/** The menu of the person's group: beside the content on a wide screen, over it on a narrow one. */
export function Sidebar({ isOverlay }: { isOverlay: boolean }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const { isSidebarOpen } = useAppSelector(selectLayout);
  const menu = useRef<HTMLElement>(null);
  const isLying = isSidebarOpen && isOverlay;
  const close = () => dispatch(sidebarClosed());
  useEscape(isLying, close);
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
      >
        <ul>
          {SCREENS.map(({ path, group, menu: line }) =>
            line && group === user?.group_id ? (
              <li key={path}>
                <NavLink className="dr-menuLink" to={path} onClick={isOverlay ? close : undefined}>
                  <MenuIcon name={line.icon} />
                  {t(line.label)}
                </NavLink>
              </li>
            ) : null,
          )}
        </ul>
      </nav>
    </>
  );
}
