import { useTranslation } from '../../i18n/useTranslation';
import { formatClock } from '../time/formatInstant';
import { readerZone } from '../time/readerZone';
import { SEEN_MS, useMinimumDuration } from './useMinimumDuration';

interface RefreshNoteProps {
  isRefreshing: boolean;
  /** when what is shown was read, epoch milliseconds */
  readAt: number | undefined;
}

/** Says that a list is being read again, and when it last was. */
export function RefreshNote({ isRefreshing, readAt }: RefreshNoteProps) {
  const { t, i18n } = useTranslation();
  const isBusy = useMinimumDuration(isRefreshing, SEEN_MS);
  const time = readAt && formatClock(readAt, i18n.language, readerZone());
  return (
    <span role="status" className="dr-refreshNote dr-numerals">
      {isBusy ? t('ui.refreshing') : time && t('ui.updatedAt', { time })}
    </span>
  );
}
