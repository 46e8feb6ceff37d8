import { CloseOutlined, LogoutOutlined, SettingOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useSignOutMutation } from '../../api/userApi';
import { CLIENT_GROUP } from '../../../shared/domain/people/groups';
import { paths } from '../../paths';
import { selectUser } from '../../store/authSlice';
import { selectIsUserPanelOpen, userPanelClosed } from '../../store/layoutSlice';
import { useAppDispatch, useAppSelector } from '../../store/store';
import { LinkButton } from '../../ui/buttons/LinkButton';
import { SideDrawer } from '../../ui/layout/SideDrawer';
import { MailAddress } from '../../ui/text/MailAddress';
import { PersonLine } from '../../ui/facts/PersonLine';
import { LAYOUT } from '../../ui/theme/theme';
import { useEscape, useLentFocus } from './overlayHooks';
import type { SessionUser } from '../../../shared/contract/account/sessionUser';

export const USER_PANEL_ID = 'user-panel';

/** On a narrow screen it lies over everything else, as the menu does. */
export function UserPanel({ isOverlay }: { isOverlay: boolean }) {
  const dispatch = useAppDispatch();
  const isUserPanelOpen = useAppSelector(selectIsUserPanelOpen);
  const close = () => dispatch(userPanelClosed());
  useEscape(isUserPanelOpen, close);
  if (!isUserPanelOpen) return null;
  return (
    <SideDrawer placement="right" size={LAYOUT.userPanel} mask={isOverlay} onClose={close} classNames={PLACE}>
      <OwnAccount onClose={close} />
    </SideDrawer>
  );
}

const PLACE = { root: 'dr-sideDrawer dr-userPanel-place', wrapper: 'dr-userPanel-wrapper' };

/** The signed-in person, and their actions. */
function OwnAccount({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const user = useAppSelector(selectUser);
  const [signOut, { isLoading }] = useSignOutMutation();
  const panel = useRef<HTMLElement>(null);
  useLentFocus(true, panel);

  if (!user) return null;
  return (
    <section
      id={USER_PANEL_ID}
      ref={panel}
      tabIndex={-1}
      className="dr-userPanel"
      aria-label={t('layout.userPanel.title')}
    >
      <div className="dr-userPanel-head">
        <PersonLine
          name={fullName(user)}
          imageUrl={user.photo_url}
          note={<MailAddress email={user.email} />}
        />
        <Button
          type="text"
          className="dr-userPanel-close"
          icon={<CloseOutlined aria-hidden="true" />}
          aria-label={t('layout.userPanel.close')}
          onClick={onClose}
        />
      </div>
      <p className="dr-userPanel-role">
        {t(user.group_id === CLIENT_GROUP ? 'layout.userPanel.client' : 'layout.userPanel.interpreter')}
      </p>
      <LinkButton block icon={<SettingOutlined aria-hidden="true" />} to={paths.interpreter.profileSettings}>
        {t('layout.userPanel.profileSettings')}
      </LinkButton>
      <Button
        block
        icon={<LogoutOutlined aria-hidden="true" />}
        loading={isLoading}
        onClick={() => void signOut()}
      >
        {t('layout.userPanel.signOut')}
      </Button>
    </section>
  );
}

export function fullName({ first_name, last_name }: SessionUser): string {
  return `${first_name} ${last_name}`.trim();
}
