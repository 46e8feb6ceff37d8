import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../contract/message';
import { formatClock } from '../../ui/formatInstant';
import { readerZone } from '../../ui/readerZone';

interface MessageBubbleProps {
  message: Message;
  isOwn: boolean;
  /** the other one has read up to here */
  isSeen: boolean;
}

/** What somebody said, and when. Line breaks are theirs. */
export const MessageBubble = memo(function MessageBubble({ message, isOwn, isSeen }: MessageBubbleProps) {
  const { t, i18n } = useTranslation();
  return (
    <li className="dr-bubble" data-own={isOwn}>
      <p className="dr-bubble-text">{message.text}</p>
      <p className="dr-bubble-note dr-numerals">
        <time dateTime={message.sent_at}>{formatClock(message.sent_at, i18n.language, readerZone())}</time>
        {isSeen && ` · ${t('talk.seen')}`}
      </p>
    </li>
  );
});
