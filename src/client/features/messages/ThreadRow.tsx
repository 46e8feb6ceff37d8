import type { TFunction } from 'i18next';
import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import type { Message, Thread } from '../../../shared/contract/bookings/message';
import { threadAt } from '../../paths';
import { UnreadBadge } from '../../ui/feedback/UnreadBadge';
import { Monogram } from '../../ui/facts/Monogram';
import { readerZone } from '../../ui/time/readerZone';
import './ThreadRow.css';
import { dateTimeFormat } from '../../../shared/domain/text/intlFormats';
import { formatClock } from '../../ui/time/formatInstant';
import { SHORT_DATE } from '../../ui/time/meetingTime';

interface ThreadRowProps {
  thread: Thread;
  root: string;
  isCurrent: boolean;
}

/** One conversation: who, what was said last and when, and how much is unread. */
export function ThreadRow({ thread, root, isCurrent }: ThreadRowProps) {
  const { t, i18n } = useTranslation();
  const { person, last_message: last, unread } = thread;
  const name = person.name || t('talk.goneName');
  const isOwn = last !== null && last.author_id !== person.id;
  const said = last ? wordsOf(last, t) : '';
  const text = last ? (isOwn ? t('talk.you', { text: said }) : said) : t('talk.noMessage');
  return (
    <Link
      className="dr-thread"
      to={threadAt(root, thread.id)}
      aria-current={isCurrent ? 'page' : undefined}
      data-unread={unread > 0}
    >
      <Monogram name={name} imageUrl={person.photo_url} size={48} />
      <span className="dr-thread-words">
        <span className="dr-thread-head">
          <span className="dr-thread-name" dir="auto">
            {name}
          </span>{' '}
          <time className="dr-thread-time dr-numerals" dateTime={thread.last_at}>
            {shortMoment(thread.last_at, i18n.language, readerZone())}
          </time>
        </span>{' '}
        <span className="dr-thread-last" dir="auto">
          {text}
        </span>
      </span>
      <UnreadBadge unread={unread} />
    </Link>
  );
}

function wordsOf({ text, file }: Message, t: TFunction): string {
  if (!file) return text;
  if (file.is_removed) return t('talk.sentRemoved');
  return file.is_sealed ? t('talk.sentSealed') : t('talk.sentFile', { name: file.name });
}

/** Today's time of day, otherwise the day: enough to find a conversation by. */
function shortMoment(iso: string, locale: string, zone: string, now = Date.now()): string {
  const day = (at: number) => dateTimeFormat(locale, { ...SHORT_DATE, timeZone: zone }).format(at);
  const at = Date.parse(iso);
  return day(at) === day(now) ? formatClock(iso, locale, zone) : day(at);
}
