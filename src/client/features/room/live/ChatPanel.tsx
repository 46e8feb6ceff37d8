import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { Button, Input } from 'antd';
import {
  type KeyboardEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { MESSAGE_MAX_LENGTH } from '../../../../shared/domain/text/messageRules';
import { useTranslation } from '../../../i18n/useTranslation';
import { failureText } from '../../../i18n/failureText';
import { ErrorAlert } from '../../../ui/loading/ErrorAlert';
import { formatClock } from '../../../ui/time/formatInstant';
import { readerZone } from '../../../ui/time/readerZone';
import type { Room } from '../engine/Room';
import { GuestTag } from '../page/WaitingGuests';
import type { RoomFacts } from '../page/RoomHeading';
import { type ChatEntry, useChat } from './useChat';

interface ChatPanelProps {
  room: Room;
  facts: RoomFacts | null;
  /** somebody pressed for it, and goes on to write */
  isAskedFor: boolean;
  onClose: () => void;
}

/** The meeting's chat. Between the two parties it is their thread, which stays. */
export function ChatPanel({ room, facts, isAskedFor, onClose }: ChatPanelProps) {
  const { t } = useTranslation();
  const chat = useChat(room, facts);
  const end = useRef<HTMLDivElement>(null);
  const last = chat.entries.at(-1)?.id;
  useEffect(() => {
    const list = end.current?.parentElement;
    if (list) list.scrollTop = list.scrollHeight;
  }, [last]);
  const late = chat.entries.findLast(({ id }) => chat.late.has(id))?.id;
  useEffect(() => showLate(end.current?.parentElement), [late]);
  return (
    <section className="dr-chat" aria-label={t('room.chat.title')}>
      <header className="dr-chat-head">
        <h2>{t('room.chat.title')}</h2>
        <Button
          type="text"
          icon={<CloseOutlined aria-hidden="true" />}
          aria-label={t('room.chat.close')}
          onClick={onClose}
        />
      </header>
      <p className="dr-roomQuiet">
        {facts
          ? t(chat.hasGuests ? 'room.chat.noteWithGuests' : 'room.chat.note', { name: facts.otherName })
          : t('room.chat.noteGuest')}
      </p>
      {chat.error !== undefined && <ErrorAlert message={failureText(chat.error, t)} onRetry={chat.retry} />}
      <div className="dr-chat-lines" role="log" aria-label={t('room.chat.lines')} tabIndex={0}>
        {chat.entries.length === 0 && <p className="dr-roomQuiet">{t('room.chat.empty')}</p>}
        <ul>
          {chat.entries.map((entry) => (
            <ChatLine key={entry.id} entry={entry} isLate={chat.late.has(entry.id)} />
          ))}
        </ul>
        <div ref={end} />
      </div>
      <ChatForm send={chat.send} isAskedFor={isAskedFor} />
    </section>
  );
}

/** Scrolls up to the newest late line, where it stands above what is seen. */
function showLate(list: HTMLElement | null | undefined): void {
  const line = [...(list?.querySelectorAll<HTMLElement>('[data-late=true]') ?? [])].at(-1);
  if (list && line) list.scrollTop = Math.min(list.scrollTop, line.offsetTop - list.offsetTop);
}

function ChatLine({ entry, isLate }: { entry: ChatEntry; isLate: boolean }) {
  const { t, i18n } = useTranslation();
  const { name, isGuest, isOwn, text, at } = entry;
  return (
    <li className="dr-chat-line" data-own={isOwn} data-late={isLate}>
      <p className="dr-chat-who">
        <bdi>{isOwn ? t('room.chat.you') : name}</bdi> {isGuest && !isOwn && <GuestTag />}{' '}
        <span className="dr-numerals">{formatClock(at, i18n.language, readerZone())}</span>
        {isLate && ` · ${t('room.chat.late')}`}
      </p>
      <p className="dr-chat-text" dir="auto">
        {text}
      </p>
    </li>
  );
}

interface ChatFormProps extends Pick<ChatPanelProps, 'isAskedFor'> {
  /** answers why it was not taken; null where it was */
  send: (text: string) => Promise<string | null>;
}

/** Enter sends, as in messages. What was not taken stays in the field. */
function ChatForm({ send, isAskedFor }: ChatFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const focusAtOnce = useEffectEvent(() => isAskedFor && document.getElementById(id)?.focus());
  useEffect(() => void focusAtOnce(), []);
  const submit = async () => {
    if (isBusy || text.trim() === '') return;
    setBusy(true);
    const refused = await send(text.trim());
    setBusy(false);
    setProblem(refused);
    if (refused === null) setText('');
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  };
  return (
    <form className="dr-chat-form" onSubmit={onSubmit}>
      <label className="dr-visuallyHidden" htmlFor={id}>
        {t('room.chat.write')}
      </label>
      <Input.TextArea
        id={id}
        className="dr-chat-field"
        rows={1}
        value={text}
        maxLength={MESSAGE_MAX_LENGTH}
        placeholder={t('room.chat.placeholder')}
        enterKeyHint="send"
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="primary" htmlType="submit" loading={isBusy}>
        {t('room.chat.send')}
      </Button>
      {problem !== null && (
        <p id={`${id}-problem`} role="alert" className="dr-chat-problem">
          {problem}
        </p>
      )}
    </form>
  );
}
