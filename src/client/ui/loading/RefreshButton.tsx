import ReloadOutlined from '@ant-design/icons/ReloadOutlined';
import { Button } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import { SEEN_MS, useMinimumDuration } from './useMinimumDuration';

interface RefreshButtonProps {
  isRefreshing: boolean;
  onRefresh: () => void;
}

/** Reads a list again, and shows that it is doing so. */
export function RefreshButton({ isRefreshing, onRefresh }: RefreshButtonProps) {
  const { t } = useTranslation();
  const isBusy = useMinimumDuration(isRefreshing, SEEN_MS);
  return (
    <Button icon={<ReloadOutlined spin={isBusy} aria-hidden="true" />} aria-busy={isBusy} onClick={onRefresh}>
      {t('common.refresh')}
    </Button>
  );
}
