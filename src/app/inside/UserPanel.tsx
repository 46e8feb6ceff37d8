import { CloseOutlined, LogoutOutlined, SettingOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useSignOutMutation } from '../../api/userApi';
import { CLIENT_GROUP } from '../../domain/groups';
import { paths } from '../../paths';
import { selectUser } from '../../slices/authSlice';
import { selectIsUserPanelOpen, userPanelClosed } from '../../slices/layoutSlice';
import { useAppDispatch, useAppSelector } from '../../store';
import { LinkButton } from '../../ui/LinkButton';
import { MailAddress } from '../../ui/MailAddress';
import { PersonLine } from '../../ui/PersonLine';
import { fullName } from './fullName';
import { useEscape } from './useEscape';
import { useLentFocus } from './useLentFocus';

export const USER_PANEL_ID = 'user-panel';

/** Who is signed in, and what they can do about it; on a narrow screen it lies over everything else, as the menu does. */
export function UserPanel({ isOverlay }: { isOverlay: boolean }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const isUserPanelOpen = useAppSelector(selectIsUserPanelOpen);
  const [signOut, { isLoading }] = useSignOutMutation();
  const panel = useRef<HTMLElement>(null);
  const close = () => dispatch(userPanelClosed());
  useEscape(isUserPanelOpen, close);
  useLentFocus(isUserPanelOpen, panel);

  if (!user) return null;
  return (
    <>
      {isUserPanelOpen && isOverlay && <div className="dr-backdrop" onClick={close} />}
      <section
        id={USER_PANEL_ID}
        ref={panel}
        tabIndex={-1}
        className="dr-userPanel"
        aria-label={t('layout.userPanel.title')}
        hidden={!isUserPanelOpen}
      >
        <div className="dr-userPanel-head">
          <PersonLine
            name={fullName(user)}
            imageUrl={user.photo_url}
            note={<MailAddress email={user.email} />}
          />
          <Button
            type="text"
            icon={<CloseOutlined aria-hidden="true" />}
            aria-label={t('layout.userPanel.close')}
            onClick={close}
          />
        </div>
        <p className="dr-userPanel-role">
          {t(user.group_id === CLIENT_GROUP ? 'layout.userPanel.client' : 'layout.userPanel.interpreter')}
        </p>
        <LinkButton
          block
          icon={<SettingOutlined aria-hidden="true" />}
          to={paths.interpreter.profileSettings}
        >
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
    </>
  );
}
