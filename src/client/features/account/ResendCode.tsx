import { Button } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import { refusalText } from '../../i18n/failureText';
import './ResendCode.css';
import { type CodeMailCall, useCodeMail } from './useCodeMail';

interface ResendCodeProps {
  /** when the last one was mailed, epoch milliseconds */
  mailedAt: number;
  /** whom to mail it to; nothing is mailed before it is an address */
  email: string;
  call: CodeMailCall;
}

/** Asks for another code, once a minute, and says how long that is. */
export function ResendCode({ mailedAt, email, call }: ResendCodeProps) {
  const { t } = useTranslation();
  const { state, send, seconds } = useCodeMail(mailedAt, call);
  const wish = { type: 'mail.asked', email } as const;
  const { said } = state.context;
  const words = said === 'mailed' ? t('account.code.resent') : said === 'nothing' ? '' : refusalText(said, t);
  return (
    <div className="dr-resendCode">
      <Button aria-disabled={!state.can(wish)} onClick={() => send(wish)}>
        {t('account.code.resend')}
      </Button>
      {seconds > 0 && <span className="dr-numerals">{t('account.code.wait', { count: seconds })}</span>}
      <p role="status">{words}</p>
    </div>
  );
}
