import { Button } from 'antd';
import { useTranslation } from '../../../i18n/useTranslation';
import { ErrorAlert } from '../../../ui/loading/ErrorAlert';
import { failureText } from '../../../i18n/failureText';
import type { OlderBookings } from './useOlderBookings';

/** The way to what lies behind a list of bookings. */
export function OlderButton({ isFetching, problem, show }: OlderBookings) {
  const { t } = useTranslation();
  if (problem) return <ErrorAlert message={failureText(problem, t)} onRetry={show} isRetrying={isFetching} />;
  return (
    <Button block loading={isFetching} onClick={show}>
      {t(isFetching ? 'ui.loadingOlder' : 'ui.showOlder')}
    </Button>
  );
}
