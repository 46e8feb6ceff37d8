import { useTranslation } from '../../i18n/useTranslation';

/** While a screen's own chunk comes: a heading and cards, where they will be. */
export function ScreenSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="dr-layoutSkeleton-body" role="status" aria-label={t('common.loading')}>
      <span className="dr-layoutSkeleton-bone dr-layoutSkeleton-title" />
      <span className="dr-layoutSkeleton-bone dr-layoutSkeleton-card" />
      <span className="dr-layoutSkeleton-bone dr-layoutSkeleton-card" />
    </div>
  );
}
