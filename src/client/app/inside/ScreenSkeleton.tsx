import { useTranslation } from '../../i18n/useTranslation';
import { Bone } from '../../ui/feedback/Bone';

/** While a screen's own chunk comes: a heading and cards, where they will be. */
export function ScreenSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="dr-layoutSkeleton-body" role="status" aria-label={t('common.loading')}>
      <Bone className="dr-layoutSkeleton-title" />
      <Bone className="dr-layoutSkeleton-card" />
      <Bone className="dr-layoutSkeleton-card" />
    </div>
  );
}
