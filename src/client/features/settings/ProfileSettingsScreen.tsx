import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import type { SessionUser } from '../../../shared/contract/account/sessionUser';
import { CLIENT_GROUP } from '../../../shared/domain/people/groups';
import { paths } from '../../paths';
import { selectUser } from '../../store/authSlice';
import { useAppSelector } from '../../store/store';
import '../../ui/form/formCard.css';
import { PasswordRow } from './PasswordRow';
import './ProfileSettings.css';
import { RegionRow } from './RegionRow';
import { TextRow } from './TextRow';
import { useProfileSettings } from './useProfileSettings';

/** The specification's profile settings: kept in this browser, sent nowhere. */
export function ProfileSettingsScreen() {
  const user = useAppSelector(selectUser);
  return user && <ProfileSettings key={user.id} user={user} />;
}

function ProfileSettings({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  const { settings, change } = useProfileSettings(user);
  const own = user.group_id === CLIENT_GROUP ? paths.client : paths.interpreter;
  const ownProfile = 'profile' in own ? own.profile : own.userProfile;
  return (
    <div className="dr-settings dr-reading">
      <h1>{t('settings.title')}</h1>
      <div className="dr-formCard-note dr-settings-note">
        <p>{t('settings.local')}</p>
        <p className="dr-formCard-links">
          <Link to={ownProfile}>{t('settings.toProfile')}</Link>
          <Link to={paths.changePassword}>{t('settings.toPassword')}</Link>
          <Link to={own.account}>{t('ownData.title')}</Link>
        </p>
      </div>
      <div className="dr-settings-rows">
        <TextRow
          name="fullName"
          autoComplete="name"
          value={settings.fullName}
          onSave={(fullName) => change({ fullName })}
        />
        <TextRow
          name="email"
          autoComplete="email"
          value={settings.email}
          onSave={(email) => change({ email })}
        />
        <PasswordRow
          isLinkWanted={settings.isLinkWanted}
          onSave={(isLinkWanted) => change({ isLinkWanted })}
        />
        <RegionRow region={settings.region} onSave={(region) => change({ region })} />
      </div>
    </div>
  );
}
