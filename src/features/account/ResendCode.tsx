import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../contract/apiError';
import { RESEND_SECONDS } from '../../domain/codeLife';
import { refusalText } from '../../ui/refusalText';
import { useNow } from '../../ui/useNow';

interface ResendCodeProps {
  /** when the last one was mailed, epoch milliseconds */
  mailedAt: number;
  /** whether it is known whom to mail it to */
  canAsk: boolean;
  resend: () => Promise<{ error?: unknown }>;
}

/** Asks for another code, once a minute, and says how long that is. */
export function ResendCode({ mailedAt, canAsk, resend }: ResendCodeProps) {
  const { t } = useTranslation();
  const now = useNow();
  const [pause, setPause] = useState({ from: mailedAt, seconds: RESEND_SECONDS });
  const [isSending, setIsSending] = useState(false);
  const [said, setSaid] = useState('');
  const leftMs = pause.from + pause.seconds * 1000 - now;
  // The page's clock moves in whole seconds and may lag behind by one.
  const seconds = leftMs <= 0 ? 0 : Math.min(pause.seconds, Math.max(1, Math.floor(leftMs / 1000)));
  const isBlocked = isSending || !canAsk || seconds > 0;

  const ask = async () => {
    setSaid('');
    setIsSending(true);
    const { error } = await resend();
    setIsSending(false);
    const wait = error === undefined ? RESEND_SECONDS : isApiError(error) ? (error.retryAfter ?? 0) : 0;
    setPause({ from: Date.now(), seconds: wait });
    setSaid(error === undefined ? t('account.code.resent') : refusalText(error, t));
  };

  return (
    <div className="dr-form-resend">
      <button
        type="button"
        className="dr-button"
        aria-disabled={isBlocked}
        onClick={() => {
          if (!isBlocked) void ask();
        }}
      >
        {t('account.code.resend')}
      </button>
      {seconds > 0 && <span className="dr-numerals">{t('account.code.wait', { count: seconds })}</span>}
      <p role="status">{said}</p>
    </div>
  );
}
