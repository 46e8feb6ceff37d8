import { Alert, Button } from 'antd';
import { useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useHandOnFocus } from '../page/useHandOnFocus';

interface ErrorAlertProps {
  /** what happened, in the reader's language */
  message: string;
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** The specification's error alert: 'Error!', what happened, and a way to try again. */
export function ErrorAlert({ message, onRetry, isRetrying = false }: ErrorAlertProps) {
  const { t } = useTranslation();
  const piece = useRef<HTMLDivElement>(null);
  useHandOnFocus(piece);
  return (
    <div ref={piece}>
      <Alert
        type="error"
        showIcon
        title={t('common.errorTitle')}
        description={message}
        action={
          onRetry && (
            <Button onClick={onRetry} loading={isRetrying}>
              {t('common.retry')}
            </Button>
          )
        }
      />
    </div>
  );
}
