import { Menu } from 'antd';
import { useRef } from 'react';
import { generatePath, matchPath, NavLink, useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { selectUser } from '../../store/authSlice';
import { useAppSelector } from '../../store/store';
import { MenuIcon } from './MenuIcon';
import { useLentFocus } from './overlayHooks';
import { useGetUnreadCountQuery } from '../../api/messageApi';
import { UnreadBadge } from '../../ui/feedback/UnreadBadge';
import type { SessionUser } from '../../../shared/contract/account/sessionUser';
import type { Screen } from '../area/Screen';
import { SCREENS } from '../area/screens';

export const MAIN_MENU_ID = 'main-menu';

interface MainMenuProps {
  /** it lies over the content, and takes the focus while it does */
  isOverlay: boolean;
  /** the user panel lies over it in turn */
  isCovered: boolean;
  onChosen?: () => void;
}

/** The lines of the person's group, as links in lists: Ant Design's menu would tell screen readers of an application's. */
export function MainMenu({ isOverlay, isCovered, onChosen }: MainMenuProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const user = useAppSelector(selectUser);
  const menu = useRef<HTMLElement>(null);
  useLentFocus(isOverlay, menu);
  return (
    <nav
      id={MAIN_MENU_ID}
      ref={menu}
      tabIndex={-1}
      className="dr-sidebar"
      aria-label={t('layout.mainMenu')}
      inert={isCovered}
    >
      {menuOf(user)
        .filter((lines) => lines.length > 0)
        .map((lines, place) => (
          <Menu
            key={place}
            {...AS_LIST}
            className="dr-menu"
            mode="inline"
            inlineIndent={12}
            tabIndex={-1}
            selectedKeys={lines
              .map(({ path }) => path)
              .filter((path) => matchPath({ path, end: false }, pathname))}
            items={lines.map(({ path, label, icon, counts }) => ({
              key: path,
              ...AS_LINE,
              icon: <MenuIcon name={icon} />,
              label: (
                <NavLink className="dr-menuLink" to={generatePath(path)} onClick={onChosen}>
                  {t(label)}
                  {counts === 'unreadMessages' && <UnreadCount />}
                </NavLink>
              ),
            }))}
          />
        ))}
    </nav>
  );
}

const AS_LIST = { role: 'list' };
const AS_LINE = { role: 'listitem' };

/** How many messages wait, beside the menu's line; nothing where none do. */
function UnreadCount() {
  return <UnreadBadge unread={useGetUnreadCountQuery().data?.unread ?? 0} />;
}

type MenuLine = Pick<Screen, 'path'> & NonNullable<Screen['menu']>;

/** A person's menu: the specification's items of their group, and then what else there is for them. */
function menuOf(user: SessionUser | null): readonly [primary: MenuLine[], secondary: MenuLine[]] {
  const lines = SCREENS.flatMap(({ path, menu, group, role }) => {
    const isTheirs = (group ?? user?.group_id) === user?.group_id && (!role || user?.roles.includes(role));
    return menu && isTheirs ? [{ path, ...menu }] : [];
  });
  return [lines.filter(({ isSecondary }) => !isSecondary), lines.filter(({ isSecondary }) => isSecondary)];
}
