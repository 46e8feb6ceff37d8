import { Button, Input } from 'antd';
import { type KeyboardEvent, type SubmitEvent, useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { MESSAGE_MAX_LENGTH } from '../../../shared/domain/text/messageRules';
import { DocumentPicker } from '../../entities/document/DocumentPicker';
import './Composer.css';
import type { useOutbox } from './useOutbox';

interface ComposerProps {
  /** whom it goes to */
  name: string;
  outbox: ReturnType<typeof useOutbox>;
  onFile: (file: File) => void;
}

/** A field that grows with what is typed. Enter sends; Shift + Enter, and Enter that ends a word being composed, do not. */
export function Composer({ name, outbox: { draft, type, sendDraft }, onFile }: ComposerProps) {
  const { t } = useTranslation();
  const id = useId();
  const excess = draft.trim().length - MESSAGE_MAX_LENGTH;
  const send = () => {
    if (excess <= 0) sendDraft();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form className="dr-composer" onSubmit={onSubmit}>
      <label className="dr-visuallyHidden" htmlFor={id}>
        {t('talk.compose', { name })}
      </label>
      <Input.TextArea
        id={id}
        className="dr-composer-text"
        rows={1}
        status={excess > 0 ? 'error' : ''}
        value={draft}
        placeholder={t('talk.placeholder')}
        enterKeyHint="send"
        aria-describedby={`${id}-hint`}
        aria-invalid={excess > 0}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <DocumentPicker label={t('talk.attach')} onChoose={onFile} />
      <Button type="primary" htmlType="submit" disabled={excess > 0}>
        {t('talk.send')}
      </Button>
      <p
        id={`${id}-hint`}
        className="dr-composer-hint"
        data-wrong={excess > 0}
        role={excess > 0 ? 'alert' : undefined}
      >
        {excess > 0 ? t('talk.tooLong', { count: excess }) : t('talk.hint')}
      </p>
    </form>
  );
}
