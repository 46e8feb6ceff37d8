import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Link, useNavigate } from 'react-router-dom';
import { useOpenThreadMutation } from '../../api/messageApi';
import { isApiError } from '../../../shared/contract/base/apiError';
import { threadAt } from '../../paths';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { failureText } from '../../i18n/failureText';

interface ThreadOpenerProps {
  personId: string;
  /** the address of the list */
  root: string;
}

/** `?with=` a person: finds or makes the conversation with them and goes on to it. */
export function ThreadOpener({ personId, root }: ThreadOpenerProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [open, { error }] = useOpenThreadMutation();
  const openIt = async () => {
    const { data } = await open({ person_id: personId });
    if (data) void navigate(threadAt(root, data.id), { replace: true });
  };
  const openAtOnce = useEffectEvent(openIt);
  useEffect(() => void openAtOnce(), []);
  if (!error) return <p role="status">{t('talk.opening')}</p>;
  const isNobody = isApiError(error) && (error.code === 'NOT_FOUND' || error.code === 'INVALID');
  return (
    <>
      <Link className="dr-talk-back" to={root}>
        {t('talk.back')}
      </Link>
      {isNobody ? (
        <ErrorAlert message={t('talk.notFound')} />
      ) : (
        <ErrorAlert message={failureText(error, t)} onRetry={() => void openIt()} />
      )}
    </>
  );
}
