import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useGetInvitationQuery, useGetOwnInstituteQuery } from '../../api/invitationApi';
import { isApiError } from '../../../shared/contract/base/apiError';
import { failureText } from '../../i18n/failureText';
import { LoadingRows } from '../../ui/loading/LoadingRows';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import '../../ui/form/formCard.css';
import { InvitationCard } from './InvitationCard';
import { FormOutcome } from '../../ui/form/FormOutcome';
import { LinkButton } from '../../ui/buttons/LinkButton';

interface AcceptInvitationScreenProps {
  /** of the mailed link; null where the page was opened without one */
  token: string | null;
  /** where a person's own area begins */
  home: string;
}

/** An invitation's offer to a signed-in person, and accepting it. Looking uses nothing up. */
export function AcceptInvitationScreen({ token, home }: AcceptInvitationScreenProps) {
  const { t } = useTranslation();
  const [joined, setJoined] = useState('');
  const skip = token === null || joined !== '';
  const { data: offer, error, isFetching, refetch } = useGetInvitationQuery({ token: token ?? '' }, { skip });
  // It is said what one leaves before one can join.
  const own = useGetOwnInstituteQuery(undefined, { skip, refetchOnMountOrArgChange: true });
  if (joined) return <JoinedNotice institute={joined} home={home} />;
  const isOver = isApiError(error) && (error.code === 'WRONG_INVITATION' || error.code === 'INVALID');
  if (token === null || (isOver && !isFetching)) return <InvitationNotice home={home} />;
  if (offer && own.data) {
    const { institute } = own.data;
    return (
      <InvitationCard
        offer={offer}
        leaves={institute?.name ?? null}
        token={token}
        home={home}
        onJoined={setJoined}
      />
    );
  }
  const failed = error ? { error, isFetching, refetch } : own;
  return (
    <div className="dr-formCard">
      <h1>{t('layout.titles.invitation')}</h1>
      {failed.error && !failed.isFetching ? (
        <ErrorAlert message={failureText(failed.error, t)} onRetry={() => void failed.refetch()} />
      ) : (
        <LoadingRows text={t('common.loading')} />
      )}
    </div>
  );
}

/** The person belongs to the institute now. */
function JoinedNotice({ institute, home }: { institute: string; home: string }) {
  const { t } = useTranslation();
  return (
    <FormOutcome
      heading={t('invitation.joinedTitle', { institute })}
      text={t('invitation.joinedText')}
      links={
        <LinkButton type="primary" size="large" to={home}>
          {t('invitation.toDashboard')}
        </LinkButton>
      }
    />
  );
}

/** An invitation that cannot be taken up any more. */
function InvitationNotice({ home }: { home: string }) {
  const { t } = useTranslation();
  return (
    <FormOutcome
      isVain
      heading={t('invitation.overTitle')}
      text={t('invitation.overText')}
      links={
        <LinkButton type="primary" size="large" to={home}>
          {t('invitation.toDashboard')}
        </LinkButton>
      }
    />
  );
}
