import ReloadOutlined from '@ant-design/icons/ReloadOutlined';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatClock } from './formatInstant';
import { readerZone } from './readerZone';
import { useLingering } from './useLingering';

interface RefreshButtonProps {
  isRefreshing: boolean;
  /** when what is shown was read, epoch milliseconds */
  readAt: number | undefined;
  onRefresh: () => void;
}

/** Long enough to be seen, however quick the answer. */
const SEEN_MS = 500;

/** Reads a list again, shows that it is doing so, and says when it last did. */
export function RefreshButton({ isRefreshing, readAt, onRefresh }: RefreshButtonProps) {
  const { t, i18n } = useTranslation();
  const isBusy = useLingering(isRefreshing, SEEN_MS);
  const readTime = readAt && formatClock(readAt, i18n.language, readerZone());
  return (
    <div className="dr-refresh">
      <Button
        icon={<ReloadOutlined spin={isBusy} aria-hidden="true" />}
        aria-busy={isBusy}
        onClick={onRefresh}
      >
        {t('common.refresh')}
      </Button>
      <span role="status" className="dr-refresh-note dr-numerals">
        {isBusy ? t('ui.refreshing') : readTime && t('ui.updatedAt', { time: readTime })}
      </span>
    </div>
  );
}
