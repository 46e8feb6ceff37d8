import { useTranslation } from '../../i18n/useTranslation';
import { Bone } from '../../ui/feedback/Bone';
import './ProfileCard.css';

/** Where the profile will be, in its shape. */
export function ProfileSkeleton() {
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
