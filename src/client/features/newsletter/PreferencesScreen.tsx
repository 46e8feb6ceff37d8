import { useEffect } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import { useChangePreferencesMutation, useRequestPreferencesMutation } from '../../api/publicSignUpApi';
import { isApiError } from '../../../shared/contract/base/apiError';
import { paths } from '../../paths';
import { LoadingRows } from '../../ui/loading/LoadingRows';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import '../../ui/form/formCard.css';
import { FormOutcome } from '../../ui/form/FormOutcome';
import { refusalText } from '../../i18n/failureText';
import { useLinkToken } from '../../ui/page/useLinkToken';
import { MailRequestForm } from './MailRequestForm';
import { PreferencesForm } from './PreferencesForm';

/** The newsletter's topics. Looking does not use the mailed link up; saving does. */
export function PreferencesScreen() {
  const { t } = useTranslation();
  const token = useLinkToken();
  const [request] = useRequestPreferencesMutation();
  const [read, { data, error }] = useChangePreferencesMutation();
  useEffect(() => {
    if (token !== null) void read({ token });
  }, [token, read]);
  if (token === null) return <MailRequestForm kind="preferences" request={(email) => request({ email })} />;
  if (data) return <PreferencesForm token={token} subscription={data} />;
  if (isApiError(error) && error.code === 'WRONG_LINK') {
    return (
      <FormOutcome
        isVain
        heading={t('newsletter.noLink.heading')}
        text={refusalText(error, t)}
        links={<Link to={paths.newsletter.preferences}>{t('newsletter.newLink')}</Link>}
      />
    );
  }
  return (
    <section className="dr-formCard" aria-busy={!error}>
      <h1>{t('newsletter.preferences.heading')}</h1>
      {error ? (
        <ErrorAlert message={refusalText(error, t)} onRetry={() => void read({ token })} />
      ) : (
        <LoadingRows text={t('common.loading')} />
      )}
    </section>
  );
}
