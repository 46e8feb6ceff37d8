import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import { useRemoveSubscriptionMutation } from '../../api/publicSignUpApi';
import { paths } from '../../paths';
import { LinkStep } from '../../ui/form/LinkStep';
import { FormOutcome } from '../../ui/form/FormOutcome';
import { useLinkToken } from '../../ui/page/useLinkToken';
import { MailRequestForm } from './MailRequestForm';

/** Leaving the newsletter: by a mail's link and one button, or by an address that a link is mailed to. */
export function UnsubscribeScreen() {
  const { t } = useTranslation();
  const token = useLinkToken();
  const [remove, { data }] = useRemoveSubscriptionMutation();
  const home = <Link to={paths.home}>{t('common.backToHome')}</Link>;
  if (data?.removed) {
    return (
      <FormOutcome
        heading={t('newsletter.unsubscribe.done')}
        text={t('newsletter.unsubscribe.doneText')}
        links={home}
      />
    );
  }
  if (token === null) return <MailRequestForm kind="unsubscribe" request={(email) => remove({ email })} />;
  return (
    <LinkStep
      heading={t('newsletter.unsubscribe.heading')}
      lead={t('newsletter.unsubscribe.lead')}
      label={t('newsletter.unsubscribe.submit')}
      busyText={t('newsletter.unsubscribe.submitting')}
      redeem={() => remove({ token })}
      links={
        <>
          <Link to={paths.newsletter.unsubscribe}>{t('newsletter.newLink')}</Link>
          {home}
        </>
      }
    />
  );
}
