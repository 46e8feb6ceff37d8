import { useTranslation } from '../../i18n/useTranslation';
import { Bone } from '../../ui/feedback/Bone';
import './Person.css';

/** A profile's sections while it is read. */
export function PersonSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('common.loading')} className="dr-person-screen dr-reading">
      {[0, 1].map((section) => (
        <div key={section} className="dr-person-section">
          <Bone />
          <Bone className="dr-person-bone" />
        </div>
      ))}
    </div>
  );
}
