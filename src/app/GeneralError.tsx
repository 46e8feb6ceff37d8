import { useTranslation } from 'react-i18next';

/** The specification's general error screen. */
export function GeneralError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <section className="dr-notice" role="alert">
      <h1>{t('common.generalError.title')}</h1>
      <p>{t('common.generalError.text')}</p>
      <button type="button" className="dr-button dr-button-primary" onClick={onRetry}>
        {t('common.tryAgain')}
      </button>
    </section>
  );
}
