import { Alert } from 'antd';
import type { ApiError } from '../../../shared/contract/base/apiError';
import { refusalText } from '../../i18n/failureText';
import { useTranslation } from '../../i18n/useTranslation';

/** Why nobody was asked; nothing is lost, and the button sends it again. */
export function CallProblem({ problem }: { problem: ApiError | null }) {
  const { t } = useTranslation();
  if (!problem) return null;
  return (
    <Alert
      type="error"
      role="alert"
      showIcon
      title={t('calls.failed')}
      description={refusalText(problem, t)}
    />
  );
}
