import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from '../../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import { useGetInterpreterProfileQuery } from '../../../api/interpreterApi';
import { paths } from '../../../paths';
import { selectUser } from '../../../store/authSlice';
import { useAppSelector } from '../../../store/store';
import { ErrorAlert } from '../../../ui/loading/ErrorAlert';
import { failureText } from '../../../i18n/failureText';
import { PersonSkeleton } from '../PersonSection';
import { ProfileEditor } from './ProfileEditor';

/** An interpreter's own profile, to be changed. */
export function ProfileEditorScreen() {
  const { t } = useTranslation();
  const user = useAppSelector(selectUser);
  const query = useGetInterpreterProfileQuery(user ? { uuid: user.id } : skipToken);
  const { data: profile, error, isFetching, refetch } = query;
  if (!user) return null;
  return (
    <div className="dr-person-screen dr-reading">
      <header>
        <h1>{t('profileEditor.title')}</h1>
        <p className="dr-person-lead">{t('profileEditor.lead')}</p>
      </header>
      {profile ? (
        <ProfileEditor key={user.id} profile={profile} user={user} />
      ) : error && !isFetching ? (
        <ErrorAlert message={failureText(error, t)} onRetry={() => void refetch()} />
      ) : (
        <PersonSkeleton />
      )}
      <p>
        <Link to={paths.interpreter.account}>{t('ownData.link')}</Link>
      </p>
    </div>
  );
}
