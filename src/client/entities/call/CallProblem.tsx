import { Alert, Button } from 'antd';
import type { ApiError } from '../../../shared/contract/base/apiError';
import { refusalText } from '../../i18n/failureText';
import { useTranslation } from '../../i18n/useTranslation';

/** The server may have done it before its answer was lost. */
const UNKNOWN: readonly ApiError['code'][] = ['NETWORK', 'MALFORMED_ANSWER', 'UNAVAILABLE'];

interface CallProblemProps {
  problem: ApiError | null;
  /** to the call that an earlier try made */
  onShow: () => void;
}

/** Why nobody was asked, and the button sends it again; or that they were, or may have been, by a try whose answer was lost. */
export function CallProblem({ problem, onShow }: CallProblemProps) {
  const { t } = useTranslation();
  if (!problem) return null;
  const wasAsked = problem.code === 'IDEMPOTENCY_MISMATCH';
  const isUnknown = UNKNOWN.includes(problem.code);
  const title = wasAsked ? 'calls.askedBefore' : isUnknown ? 'calls.perhapsAsked' : 'calls.failed';
  return (
    <Alert
      type="error"
      role="alert"
      showIcon
      title={t(title)}
      description={wasAsked ? t('calls.askedBeforeText') : refusalText(problem, t)}
      {...(wasAsked && { action: <Button onClick={onShow}>{t('calls.showIt')}</Button> })}
    />
  );
}
