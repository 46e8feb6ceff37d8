import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import { Email } from '../../../shared/contract/base/fields';
import { paths } from '../../paths';
import { formRefusalOf } from '../../i18n/formRefusalOf';
import { AppForm } from '../../ui/form/AppForm';
import { EmailItem } from '../../ui/form/EmailItem';
import { FormSummary } from '../../ui/form/FormSummary';
import '../../ui/form/formCard.css';
import { FormOutcome } from '../../ui/form/FormOutcome';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useAppForm } from '../../ui/form/useAppForm';

interface MailRequestFormProps {
  kind: 'preferences' | 'unsubscribe';
  request: (email: string) => Promise<{ error?: unknown }>;
}

/** For who comes without a mailed link: an address to mail one to. Whether it is subscribed is not told. */
export function MailRequestForm({ kind, request }: MailRequestFormProps) {
  const { t } = useTranslation();
  const [mailedTo, setMailedTo] = useState('');
  const { props, summary, isSending } = useAppForm<'email'>({
    start: { email: '' },
    kept: ['email'],
    check: ({ email }) => ({
      email:
        email.trim() === ''
          ? t('login.errors.emailRequired')
          : Email.safeParse(email).success
            ? undefined
            : t('login.errors.emailInvalid'),
    }),
    send: async ({ email }) => {
      const { error } = await request(email.trim());
      if (error) return formRefusalOf(error, ['email'], t);
      setMailedTo(email.trim());
      return undefined;
    },
  });
  const home = <Link to={paths.home}>{t('common.backToHome')}</Link>;
  if (mailedTo) {
    return (
      <FormOutcome
        heading={t('newsletter.mailed.heading')}
        text={t('newsletter.mailed.text', { email: mailedTo })}
        links={home}
      />
    );
  }
  return (
    <AppForm {...props} className="dr-formCard" aria-labelledby="newsletter-mail-heading">
      <h1 id="newsletter-mail-heading">{t(`newsletter.${kind}.heading`)}</h1>
      <p className="dr-formCard-lead">{t(`newsletter.${kind}.mailLead`)}</p>
      <FormSummary {...summary} />
      <EmailItem autoComplete="email" />
      <SubmitButton
        label={t('newsletter.mailLink')}
        isBusy={isSending}
        busyText={t('account.forgot.submitting')}
      />
      <p className="dr-formCard-links">{home}</p>
    </AppForm>
  );
}
