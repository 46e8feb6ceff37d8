import { useTranslation } from 'react-i18next';
import { paths } from '../paths';

/** The specification's general error screen. Home is loaded afresh: what broke here may be the router itself. */
export function GeneralError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <section className="dr-notice" role="alert">
      <h1>{t('common.generalError.title')}</h1>
      <p>{t('common.generalError.text')}</p>
      <div className="dr-notice-ways">
        <button type="button" className="dr-button dr-button-primary" onClick={onRetry}>
          {t('common.tryAgain')}
        </button>
        <a className="dr-button" href={paths.home}>
          {t('common.backToHome')}
        </a>
      </div>
    </section>
  );
}
