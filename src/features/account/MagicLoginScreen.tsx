import { useTranslation } from 'react-i18next';
import { Link, type Location, useLocation } from 'react-router-dom';
import { useRedeemMagicTokenMutation } from '../../api/accountApi';
import { paths } from '../../paths';
import { LinkStep } from '../../ui/LinkStep';
import { readMailedTo } from '../../ui/mailedTo';
import { useLinkToken } from '../../ui/useLinkToken';
import { MagicCodeForm } from './MagicCodeForm';
import { MagicEmailForm } from './MagicEmailForm';

/** Signing in without a password: an address, then the code from the mail, or the mail's link and one button. */
export function MagicLoginScreen() {
  const { t } = useTranslation();
  const token = useLinkToken();
  const known = readMailedTo((useLocation() as Location<unknown>).state);
  const [redeem] = useRedeemMagicTokenMutation();
  if (token !== null) {
    return (
      <LinkStep
        heading={t('account.magic.linkHeading')}
        lead={t('account.magic.linkLead')}
        label={t('account.magic.signIn')}
        busyText={t('account.magic.signingIn')}
        redeem={() => redeem({ token })}
        links={
          <>
            <Link to={paths.magicLogin}>{t('account.magic.again')}</Link>
            <Link to={paths.login}>{t('account.backToSignIn')}</Link>
          </>
        }
      />
    );
  }
  return known.email === '' ? <MagicEmailForm /> : <MagicCodeForm known={known} />;
}
