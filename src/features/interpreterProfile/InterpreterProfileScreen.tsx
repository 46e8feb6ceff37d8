import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorAlert } from '../../ui/ErrorAlert';
import { failureText } from '../../ui/failureText';
import './InterpreterProfile.css';
import { ProfileSkeleton } from './ProfileSkeleton';
import { ProfileView } from './ProfileView';
import { useInterpreterProfile } from './useInterpreterProfile';

/** The read-only interpreter profile, for whoever may read it. */
export function InterpreterProfileScreen() {
  const { t } = useTranslation();
  const { profile, reader, isNobodyNamed, isMissing, problem, isFetching, retry } = useInterpreterProfile();
  if (isNobodyNamed || isMissing) {
    const words = isMissing ? 'notPublished' : 'nobody';
    return (
      <div role="status" className="dr-profile-none">
        <EmptyState
          title={t(`profile.${words}`)}
          text={t(`profile.${words}Text`)}
          action={
            <Link
              className="dr-button dr-button-primary"
              to={reader.isClient ? paths.client.gallery : paths.interpreter.dashboard}
            >
              {t(reader.isClient ? 'profile.toGallery' : 'profile.toDashboard')}
            </Link>
          }
        />
      </div>
    );
  }
  if (problem)
    return <ErrorAlert message={failureText(problem, t)} onRetry={retry} isRetrying={isFetching} />;
  if (!profile) return <ProfileSkeleton />;
  return <ProfileView profile={profile} reader={reader} />;
}
