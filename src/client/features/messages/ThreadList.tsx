import { useTranslation } from '../../i18n/useTranslation';
import { useGetThreadsQuery } from '../../api/messageApi';
import { paths } from '../../paths';
import { EmptyState } from '../../ui/loading/EmptyState';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { failureText } from '../../i18n/failureText';
import { LinkButton } from '../../ui/buttons/LinkButton';
import './ThreadRow.css';
import { ThreadRow } from './ThreadRow';
import { Bone } from '../../ui/feedback/Bone';

interface ThreadListProps {
  /** the address of the list */
  root: string;
  currentId: string | undefined;
  isClient: boolean;
}

/** A person's conversations in their four states. */
export function ThreadList({ root, currentId, isClient }: ThreadListProps) {
  const { t } = useTranslation();
  const { data: threads, error, isFetching, refetch } = useGetThreadsQuery();
  if (!threads && error && !isFetching) {
    return <ErrorAlert message={failureText(error, t)} onRetry={() => void refetch()} />;
  }
  if (!threads) {
    return (
      <div className="dr-threads">
        <p role="status">{t('talk.loading')}</p>
        {[1, 2, 3].map((row) => (
          <div key={row} className="dr-thread" aria-hidden="true">
            <Bone className="dr-bone-face" />
            <Bone className="dr-bone-long" />
          </div>
        ))}
      </div>
    );
  }
  if (threads.length === 0) {
    return (
      <EmptyState
        title={t('talk.emptyTitle')}
        text={t(isClient ? 'talk.emptyClient' : 'talk.emptyInterpreter')}
        action={
          isClient && (
            <LinkButton type="primary" to={paths.client.gallery}>
              {t('talk.findInterpreter')}
            </LinkButton>
          )
        }
      />
    );
  }
  return (
    <nav aria-label={t('talk.threads')}>
      <ul className="dr-threads">
        {threads.map((thread) => (
          <li key={thread.id}>
            <ThreadRow thread={thread} root={root} isCurrent={thread.id === currentId} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
