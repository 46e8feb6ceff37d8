import { Alert, Button } from 'antd';
import { useRef, type RefObject, useLayoutEffect } from 'react';
import { useTranslation } from '../../i18n/useTranslation';

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

/**
 * When a piece goes away with the focus in it, as an error does once Retry helped, the focus goes to the heading of
 * what stands around it, which is read out; otherwise it would be lost to the page's beginning.
 */
function useHandOnFocus(piece: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = piece.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const around = element.parentElement?.closest('section, main');
      const heading = around?.querySelector<HTMLElement>('h1, h2, h3, h4');
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
  }, [piece]);
}
