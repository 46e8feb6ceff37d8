import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { EmptyState } from '../../ui/loading/EmptyState';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { failureText } from '../../i18n/failureText';
import { LinkButton } from '../../ui/buttons/LinkButton';
import './InterpreterProfile.css';
import { ProfileView } from './ProfileView';
import { useInterpreterProfile } from './useInterpreterProfile';
import './ProfileCard.css';
import { Bone } from '../../ui/feedback/Bone';

/** The read-only interpreter profile, for whoever may read it. */
export function InterpreterProfileScreen() {
  const { t } = useTranslation();
  const { profile, reader, ...reading } = useInterpreterProfile();
  if (profile)
    return (
      <ProfileView
        profile={profile}
        reader={reader}
        rest={reading.isPartial && <RestToCome {...reading} />}
      />
    );
  return (
    <>
      <h1 className="dr-visuallyHidden">{t('layout.titles.interpreterProfile')}</h1>
      <NoProfile {...reading} isClient={reader.isClient} />
    </>
  );
}

type Reading = Omit<ReturnType<typeof useInterpreterProfile>, 'profile' | 'reader'>;

/** Beneath what navigation brought: that the rest is on its way, or why it is not. */
function RestToCome({ problem, isFetching, retry }: Reading) {
  const { t } = useTranslation();
  if (problem && !isFetching)
    return <ErrorAlert message={failureText(problem, t)} onRetry={retry} isRetrying={isFetching} />;
  return <p role="status">{t('profile.loading')}</p>;
}

/** Not yet, not any more, or not at all. */
function NoProfile(reading: Reading & { isClient: boolean }) {
  const { t } = useTranslation();
  const { isNobodyNamed, isMissing, problem, isFetching, retry, isClient } = reading;
  if (isNobodyNamed || isMissing) {
    const words = isMissing ? 'notPublished' : 'nobody';
    return (
      <div role="status" className="dr-reading">
        <EmptyState
          title={t(`profile.${words}`)}
          text={t(`profile.${words}Text`)}
          action={
            <LinkButton type="primary" to={isClient ? paths.client.gallery : paths.interpreter.dashboard}>
              {t(isClient ? 'profile.toGallery' : 'profile.toDashboard')}
            </LinkButton>
          }
        />
      </div>
    );
  }
  if (problem)
    return <ErrorAlert message={failureText(problem, t)} onRetry={retry} isRetrying={isFetching} />;
  return <ProfileSkeleton />;
}

/** Where the profile will be, in its shape. */
function ProfileSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="dr-profile">
      <p role="status" className="dr-visuallyHidden">
        {t('profile.loading')}
      </p>
      <div className="dr-profile-columns" aria-hidden="true">
        <div className="dr-profile-card">
          <Bone className="dr-profile-face" />
          <Bone className="dr-bone-fact" />
          <Bone className="dr-bone-fact" />
          <Bone className="dr-bone-fact" />
        </div>
        <div className="dr-profile-sections">
          <Bone className="dr-profile-bar" />
          <Bone className="dr-profile-block" />
          <Bone className="dr-profile-block" />
        </div>
      </div>
    </div>
  );
}
