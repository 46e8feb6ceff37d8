import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import { useGetInvitationQuery } from '../../api/invitationApi';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { Gap } from '../../ui/time/Gap';
import { MailSentence } from '../../ui/text/MailAddress';
import { refusalText } from '../../i18n/failureText';

interface InvitationNoteProps {
  token: string;
  /** what the page was opened with: it tells where the tab keeps the token, too */
  state: unknown;
}

/** Which institute invites, and under which address; or why the link works no longer. */
export function InvitationNote({ token, state }: InvitationNoteProps) {
  const { t } = useTranslation();
  const { data, error } = useGetInvitationQuery({ token });
  if (error !== undefined) return <Alert type="warning" title={refusalText(error, t)} />;
  if (!data) return null;
  const { institute, email, has_account: hasAccount } = data;
  if (!hasAccount) {
    const text = t('account.invitation.register', { institute, email });
    return <Alert type="info" role="note" title={<MailSentence text={text} />} />;
  }
  return (
    <Alert
      type="info"
      role="note"
      title={
        <>
          <MailSentence text={t('account.invitation.hasAccount', { institute, email })} />
          <Gap />
          <Link to={paths.login} state={{ ...(state as object | null), from: paths.invitation }}>
            {t('account.invitation.signIn')}
          </Link>
        </>
      }
    />
  );
}
