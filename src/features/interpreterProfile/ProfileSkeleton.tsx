import { useTranslation } from '../../i18n/useTranslation';
import '../../ui/Skeleton.css';
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
          <span className="dr-bone dr-profile-face" />
          <span className="dr-bone dr-bone-fact" />
          <span className="dr-bone dr-bone-fact" />
          <span className="dr-bone dr-bone-fact" />
        </div>
        <div className="dr-profile-sections">
          <span className="dr-bone dr-profile-bar" />
          <span className="dr-bone dr-profile-block" />
          <span className="dr-bone dr-profile-block" />
        </div>
      </div>
    </div>
  );
}
