import { memo } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { Message, Thread } from '../../../shared/contract/bookings/message';
import { DocumentLine } from '../../entities/document/DocumentLine';
import { Monogram } from '../../ui/facts/Monogram';
import { formatClock } from '../../ui/time/formatInstant';
import { readerZone } from '../../ui/time/readerZone';
import './MessageBubble.css';

interface MessageBubbleProps {
  message: Message;
  isOwn: boolean;
  /** who is speaking, where the other one begins to */
  speaker: Thread['person'] | null;
  /** the other one has read up to here */
  isSeen: boolean;
  threadId: string;
  onDownload: (key: { thread_id: string; id: string }) => void;
}

/** A message, its author and its time. Line breaks are theirs. */
export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { message, isOwn, speaker, isSeen, threadId, onDownload } = props;
  const { t, i18n } = useTranslation();
  const { file } = message;
  return (
    <li className="dr-bubble" data-own={isOwn}>
      {speaker && (
        <span className="dr-bubble-face">
          <Monogram name={speaker.name || t('talk.goneName')} imageUrl={speaker.photo_url} size={32} />
        </span>
      )}
      {file ? (
        <div className="dr-bubble-text">
          {file.booking_id !== null && !file.is_sealed && (
            <p className="dr-bubble-kind">{t('talk.briefing')}</p>
          )}
          {file.is_sealed || file.is_removed ? (
            <p>{t(file.is_sealed ? 'talk.sealed' : 'talk.fileRemoved')}</p>
          ) : (
            <DocumentLine {...file} onDownload={() => onDownload({ thread_id: threadId, id: message.id })} />
          )}
        </div>
      ) : (
        <p className="dr-bubble-text" dir="auto">
          {message.text}
        </p>
      )}
      <p className="dr-bubble-note dr-numerals">
        <time dateTime={message.sent_at}>{formatClock(message.sent_at, i18n.language, readerZone())}</time>
        {isSeen && ` · ${t('talk.seen')}`}
      </p>
    </li>
  );
});
