import { Button } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import '../../ui/form/AppForm.css';
import '../../ui/form/formCard.css';
import { LinkButton } from '../../ui/buttons/LinkButton';
import { MailSentence } from '../../ui/text/MailAddress';
import { useLinkToken } from '../../ui/page/useLinkToken';

interface SwitchAccountProps {
  /** who is signed in */
  email: string;
  /** where their own area begins */
  home: string;
  isBusy: boolean;
  /** signs them out; the link is for whoever it was mailed to */
  onSwitch: (token: string) => void;
}

/** A mailed link that was opened by somebody who is signed in: nothing happens before they choose. */
export function SwitchAccount({ email, home, isBusy, onSwitch }: SwitchAccountProps) {
  const { t } = useTranslation();
  const token = useLinkToken();
  return (
    <section className="dr-appForm dr-formCard" aria-labelledby="switch-heading">
      <h1 id="switch-heading">{t('account.switch.heading')}</h1>
      <p className="dr-formCard-lead">
        <MailSentence text={t('account.switch.lead', { email })} />
      </p>
      <div className="dr-formCard-actions">
        <Button
          type="primary"
          size="large"
          loading={isBusy}
          aria-disabled={isBusy}
          onClick={() => token !== null && onSwitch(token)}
        >
          {t('account.switch.submit')}
        </Button>
        <LinkButton size="large" to={home}>
          {t('account.switch.stay')}
        </LinkButton>
      </div>
    </section>
  );
}
