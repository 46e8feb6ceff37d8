import { useTranslation } from '../../i18n/useTranslation';
import './PlainError.css';

interface PlainErrorProps {
  /** what happened, in the reader's language */
  message: string;
  onRetry?: () => void;
}

/** The specification's error alert without Ant Design, for the pages that do without it. */
export function PlainError({ message, onRetry }: PlainErrorProps) {
  const { t } = useTranslation();
  return (
    <div className="dr-plainError" role="alert">
      <p className="dr-plainError-title">{t('common.errorTitle')}</p>
      <p>{message}</p>
      {onRetry && (
        <button type="button" className="dr-button" onClick={onRetry}>
          {t('common.retry')}
        </button>
      )}
    </div>
  );
}
