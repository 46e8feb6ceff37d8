import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { PlainOutcome } from '../../ui/PlainOutcome';
import { InvitationDoor } from './InvitationDoor';
import { RegisterForm } from './RegisterForm';

/** Who has an account signs in and accepts; anybody else registers, which accepts with the mailed code. */
export function InvitedRegistration({ token }: { token: string }) {
  const { t } = useTranslation();
  const from = `${paths.invitation}?invitation=${encodeURIComponent(token)}`;
  return (
    <InvitationDoor token={token}>
      {(offer) =>
        offer.has_account ? (
          <PlainOutcome
            heading={t('account.invitation.heading', { institute: offer.institute })}
            text={t('account.invitation.hasAccount', { email: offer.email })}
            links={
              <Link className="dr-button dr-button-primary" to={paths.login} state={{ from }}>
                {t('account.invitation.signIn')}
              </Link>
            }
          />
        ) : (
          <RegisterForm invitation={{ token, offer }} />
        )
      }
    </InvitationDoor>
  );
}
