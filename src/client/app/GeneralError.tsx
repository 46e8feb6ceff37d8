import { useTranslation } from '../i18n/useTranslation';
import { paths } from '../paths';

interface GeneralErrorProps {
  /** what was asked for could not be fetched for want of a network: nothing helps but waiting */
  isOffline?: boolean;
  onRetry: () => void;
}

/** The specification's general error screen. Home is loaded afresh: what broke here may be the router itself. */
export function GeneralError({ isOffline = false, onRetry }: GeneralErrorProps) {
  const { t } = useTranslation();
  return (
    <section className="dr-notice" role="alert">
      <h1>{t('common.generalError.title')}</h1>
      <p>{t(isOffline ? 'common.generalError.offline' : 'common.generalError.text')}</p>
      {!isOffline && (
        <div className="dr-notice-ways">
          <button type="button" className="dr-button dr-button-primary" onClick={onRetry}>
            {t('common.tryAgain')}
          </button>
          <a className="dr-button" href={paths.home}>
            {t('common.backToHome')}
          </a>
        </div>
      )}
    </section>
  );
}
