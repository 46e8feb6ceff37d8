import { Button } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import type { Message, Thread } from '../../../shared/contract/bookings/message';
import { formatMeetingDate } from '../../ui/time/meetingTime';
import { readerZone } from '../../ui/time/readerZone';
import type { Viewer } from '../../entities/booking/card/statusLook';
import './Timeline.css';
import { BookingMark } from './BookingMark';
import { MessageBubble } from './MessageBubble';
import { OutgoingBubble } from './OutgoingBubble';
import { beginsToSpeak, timelineOf } from './timelineOf';
import type { useOutbox } from './useOutbox';

interface TimelineProps {
  thread: Thread;
  /** oldest first */
  messages: readonly Message[];
  bookings: readonly BookingRecord[];
  outbox: ReturnType<typeof useOutbox>;
  sessionRoot: string;
  viewer: Viewer;
  hasEarlier: boolean;
  isReadingEarlier: boolean;
  onEarlier: () => void;
  onDownload: (key: { thread_id: string; id: string }) => void;
}

/** Messages and bookings, day by day, the latest at the bottom; unsent messages stand beneath. */
export function Timeline(props: TimelineProps) {
  const { thread, messages, bookings, outbox, sessionRoot, viewer } = props;
  const { hasEarlier, isReadingEarlier, onEarlier, onDownload } = props;
  const { t, i18n } = useTranslation();
  const days = useMemo(
    () => timelineOf(messages, bookings, hasEarlier, readerZone()),
    [messages, bookings, hasEarlier],
  );
  const { name } = thread.person;
  const known = new Set(messages.map(({ id }) => id));
  const waiting = outbox.outgoing.filter(({ id }) => !known.has(id));
  const lastOwn = messages.findLast(({ author_id }) => author_id !== thread.person.id);
  return (
    // The browser keeps a reversed column at its end, whatever comes in above or below.
    <div className="dr-timeline" tabIndex={0} role="log" aria-label={t('talk.history', { name })}>
      <div className="dr-timeline-inner">
        {hasEarlier ? (
          <Button className="dr-timeline-earlier" loading={isReadingEarlier} onClick={onEarlier}>
            {t('talk.earlier')}
          </Button>
        ) : (
          <p className="dr-timeline-start">{t('talk.start', { name })}</p>
        )}
        {days.map(({ day, items }) => (
          <section key={day}>
            <h3 className="dr-timeline-day dr-numerals">{formatMeetingDate(day, i18n.language)}</h3>
            <ol className="dr-timeline-items">
              {items.map((item, index) =>
                item.kind === 'message' ? (
                  <MessageBubble
                    key={item.message.id}
                    message={item.message}
                    isOwn={item.message.author_id !== thread.person.id}
                    speaker={beginsToSpeak(items, index, thread.person.id) ? thread.person : null}
                    threadId={thread.id}
                    onDownload={onDownload}
                    isSeen={item.message === lastOwn && item.message.seq <= thread.read_by_other}
                  />
                ) : (
                  <BookingMark key={item.booking.id} booking={item.booking} {...{ sessionRoot, viewer }} />
                ),
              )}
            </ol>
          </section>
        ))}
        {waiting.length > 0 && (
          <ol className="dr-timeline-items">
            {waiting.map((each) => (
              <OutgoingBubble key={each.id} {...each} onRetry={outbox.retry} onDiscard={outbox.discard} />
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}
