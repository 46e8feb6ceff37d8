import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import { useConfirmSubscriptionMutation } from '../../api/publicSignUpApi';
import { paths } from '../../paths';
import { LinkStep } from '../../ui/form/LinkStep';
import { FormOutcome } from '../../ui/form/FormOutcome';
import { useLinkToken } from '../../ui/page/useLinkToken';
import { useTopicList } from './PreferencesForm';

/** Where the mail leads that asks whether the newsletter is wanted. */
export function ConfirmSubscriptionScreen() {
  const { t } = useTranslation();
  const token = useLinkToken();
  const topicList = useTopicList();
  const [confirm, { data }] = useConfirmSubscriptionMutation();
  const home = <Link to={paths.home}>{t('common.backToHome')}</Link>;
  if (data) {
    return (
      <FormOutcome
        heading={t('newsletter.confirm.done')}
        text={t('newsletter.confirm.doneText', { topics: topicList(data.topics), email: data.email })}
        links={
          <>
            <Link to={paths.newsletter.preferences}>{t('newsletter.preferences.heading')}</Link>
            {home}
          </>
        }
      />
    );
  }
  if (token === null) {
    return (
      <FormOutcome
        isVain
        heading={t('newsletter.noLink.heading')}
        text={t('newsletter.noLink.text')}
        links={home}
      />
    );
  }
  return (
    <LinkStep
      heading={t('newsletter.confirm.heading')}
      lead={t('newsletter.confirm.lead')}
      label={t('newsletter.confirm.submit')}
      busyText={t('newsletter.confirm.submitting')}
      redeem={() => confirm({ token })}
      links={home}
    />
  );
}
