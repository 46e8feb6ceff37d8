import { useTranslation } from '../../i18n/useTranslation';
import '../../ui/Skeleton.css';

/** Where the words will be. */
export function HelpSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="dr-help-skeleton" role="status" aria-label={t('common.loading')}>
      {[1, 2, 3].map((part) => (
        <div key={part} aria-hidden="true">
          <span className="dr-bone dr-help-boneTitle" />
          <span className="dr-bone dr-bone-long" />
          <span className="dr-bone" />
        </div>
      ))}
    </div>
  );
}
