import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetInvitationQuery } from '../../api/adminApi';
import { isApiError } from '../../contract/apiError';
import type { InvitationOffer } from '../../contract/invitations';
import { paths } from '../../paths';
import { PlainError } from '../../ui/PlainError';
import '../../ui/plainForm.css';
import { PlainOutcome } from '../../ui/PlainOutcome';
import { refusalText } from '../../ui/refusalText';

interface InvitationDoorProps {
  token: string;
  children: (offer: InvitationOffer) => ReactNode;
}

/** Asks what an invitation's link offers, which uses nothing up. */
export function InvitationDoor({ token, children }: InvitationDoorProps) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useGetInvitationQuery({ token });
  if (data) return children(data);
  if (isApiError(error) && error.code === 'WRONG_INVITATION') {
    return (
      <PlainOutcome
        heading={t('account.invitation.gone')}
        text={refusalText(error, t)}
        links={
          <>
            <Link to={paths.register}>{t('account.invitation.registerAnyway')}</Link>
            <Link to={paths.login}>{t('account.backToSignIn')}</Link>
          </>
        }
      />
    );
  }
  return (
    <section className="dr-form" aria-busy={isFetching}>
      <h1>{t('account.invitation.title')}</h1>
      {error && !isFetching ? (
        <PlainError message={refusalText(error, t)} onRetry={() => void refetch()} />
      ) : (
        <p role="status">{t('common.loading')}</p>
      )}
    </section>
  );
}
