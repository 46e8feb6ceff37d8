import { Button } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import './MessageBubble.css';

interface OutgoingBubbleProps {
  id: string;
  text: string;
  /** why it did not get through; undefined while it is on its way */
  failure: string | undefined;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
}

/** A message of the reader's that the server does not have yet. */
export function OutgoingBubble({ id, text, failure, onRetry, onDiscard }: OutgoingBubbleProps) {
  const { t } = useTranslation();
  const hasFailed = failure !== undefined;
  return (
    <li className="dr-bubble" data-own data-failed={hasFailed}>
      <p className="dr-bubble-text" dir="auto">
        {text}
      </p>
      <p className="dr-bubble-note" role={hasFailed ? 'alert' : undefined}>
        {hasFailed ? t('common.inTurn', { first: t('talk.failed'), second: failure }) : t('talk.sending')}
      </p>
      {hasFailed && (
        <p className="dr-bubble-actions">
          <Button size="small" onClick={() => onRetry(id)}>
            {t('talk.again')}
          </Button>
          <Button size="small" onClick={() => onDiscard(id)}>
            {t('talk.discard')}
          </Button>
        </p>
      )}
    </li>
  );
}
