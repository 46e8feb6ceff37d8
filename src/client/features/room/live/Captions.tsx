import { Button, Input } from 'antd';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import type { Room } from '../engine/Room';
import { GuestTag } from '../page/WaitingGuests';

/** Longer is no line that anybody reads while somebody speaks. */
const LONGEST = 300;
/** So long the newest stays in sight, whatever else is looked at; after that it has its place in the page alone. */
const FRESH_MS = 30_000;

/** Words that people type along with what is said, the newest of each; with a field for them where one types too. */
export function Captions({ room: { captions, actions }, isTyping }: { room: Room; isTyping: boolean }) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState('');
  const [readUntil, setReadUntil] = useState(0);
  const newest = Math.max(0, ...captions.map(({ at }) => at));
  useEffect(() => {
    const timer = setTimeout(() => setReadUntil(newest), FRESH_MS);
    return () => clearTimeout(timer);
  }, [newest]);
  // Typing follows, and keys of the room must not take the letters.
  useEffect(() => {
    if (isTyping) document.getElementById(id)?.focus();
  }, [id, isTyping]);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    actions.sendCaption(text.trim());
    setText('');
  };
  if (captions.length === 0 && !isTyping) return null;
  return (
    <section
      className="dr-captions"
      aria-label={t('room.captions.title')}
      data-fresh={newest > readUntil && !isTyping}
    >
      <div role="log" aria-label={t('room.captions.lines')} className="dr-captions-lines">
        {captions.map(({ visitId, name, role, text: line }) => (
          <p key={visitId} dir="auto">
            <strong>
              <bdi>{name}</bdi>
            </strong>{' '}
            {role === 'guest' && <GuestTag />} {line}
          </p>
        ))}
      </div>
      {isTyping && (
        <form className="dr-captions-form" onSubmit={send}>
          <label htmlFor={id}>{t('room.captions.type')}</label>
          <Input
            id={id}
            value={text}
            maxLength={LONGEST}
            autoComplete="off"
            enterKeyHint="send"
            aria-describedby={`${id}-hint`}
            onChange={(event) => setText(event.target.value)}
          />
          <Button htmlType="submit">{t('room.captions.send')}</Button>
          <p id={`${id}-hint`} className="dr-roomQuiet">
            {t('room.captions.hint')}
          </p>
        </form>
      )}
    </section>
  );
}
