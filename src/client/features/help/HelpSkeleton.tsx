import { useTranslation } from '../../i18n/useTranslation';
import { Bone } from '../../ui/feedback/Bone';

/** Where the words will be. */
export function HelpSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="dr-help-skeleton" role="status" aria-label={t('common.loading')}>
      {[1, 2, 3].map((part) => (
        <div key={part} aria-hidden="true">
          <Bone className="dr-help-boneTitle" />
          <Bone className="dr-bone-long" />
          <Bone />
        </div>
      ))}
    </div>
  );
}
