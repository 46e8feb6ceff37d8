import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import {
  useGetMessagesInfiniteQuery,
  useGetThreadQuery,
  useLazyGetFileQuery,
  useSendFileMutation,
} from '../../api/messageApi';
import { isApiError } from '../../../shared/contract/base/apiError';
import { paths } from '../../paths';
import { DocumentsUnderWay } from '../../entities/document/DocumentsUnderWay';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { failureText } from '../../i18n/failureText';
import { LoadingRows } from '../../ui/loading/LoadingRows';
import { PersonLine } from '../../ui/facts/PersonLine';
import { useDocumentDownload } from '../../entities/document/useDocumentDownload';
import { useDocumentSending } from '../../entities/document/useDocumentSending';
import { useReading } from '../../entities/thread/useReading';
import { Composer } from './Composer';
import { Timeline } from './Timeline';
import { useOutbox } from './useOutbox';

interface ThreadPaneProps {
  threadId: string;
  own: typeof paths.client | typeof paths.interpreter;
}

/** One conversation: what was said, and what the reader has to say. */
export function ThreadPane({ threadId, own }: ThreadPaneProps) {
  const { t } = useTranslation();
  const request = { thread_id: threadId };
  const about = useGetThreadQuery(request);
  const pages = useGetMessagesInfiniteQuery(request);
  const outbox = useOutbox(threadId);
  const [sendFile] = useSendFileMutation();
  const files = useDocumentSending((file) => sendFile({ thread_id: threadId, ...file }));
  const [fetchFile] = useLazyGetFileQuery();
  const download = useDocumentDownload(fetchFile);
  const messages = pages.data?.pages.toReversed().flatMap((page) => page.messages);
  const thread = about.data?.thread;
  const name = thread?.person.name || t('talk.goneName');
  const unread = thread?.unread ?? 0;
  useReading({ threadId, isUnread: unread > 0, lastSeq: messages?.at(-1)?.seq ?? 0 });
  const problem = about.error ?? pages.error;
  const isUnknown = isApiError(problem) && (problem.code === 'NOT_FOUND' || problem.code === 'INVALID');
  const retry = () => {
    void about.refetch();
    void pages.refetch();
  };
  return (
    <section className="dr-pane" aria-label={thread && t('talk.history', { name })}>
      <header className="dr-pane-head">
        <Link className="dr-talk-back" to={own.messages}>
          {t('talk.back')}
        </Link>
        {thread && (
          <h2 className="dr-pane-name">
            <PersonLine name={name} imageUrl={thread.person.photo_url} />
          </h2>
        )}
      </header>
      {problem && (isUnknown || !messages || !thread) ? (
        <div className="dr-pane-room">
          <ErrorAlert
            message={isUnknown ? t('talk.notFound') : failureText(problem, t)}
            onRetry={isUnknown ? undefined : retry}
          />
        </div>
      ) : !messages || !thread ? (
        <div className="dr-pane-room">
          <LoadingRows text={t('talk.loading')} rows={3} />
        </div>
      ) : (
        <>
          <Timeline
            thread={thread}
            messages={messages}
            bookings={about.data?.bookings ?? []}
            outbox={outbox}
            sessionRoot={own.session}
            viewer={own === paths.client ? 'client' : 'interpreter'}
            hasEarlier={pages.hasNextPage}
            isReadingEarlier={pages.isFetchingNextPage}
            onEarlier={() => void pages.fetchNextPage()}
            onDownload={download}
          />
          {thread.person.is_gone ? (
            <p className="dr-pane-room">{t('talk.gone')}</p>
          ) : (
            <>
              <DocumentsUnderWay files={files} />
              <Composer name={name} outbox={outbox} onFile={files.choose} />
            </>
          )}
        </>
      )}
    </section>
  );
}
