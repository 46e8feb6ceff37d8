import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { BookingCardSkeleton } from './BookingCardSkeleton';
import { BookingGroups } from './BookingGroups';
import './BookingsPanel.css';
import { EmptyState } from '../../../ui/loading/EmptyState';
import { ErrorAlert } from '../../../ui/loading/ErrorAlert';
import { failureText } from '../../../i18n/failureText';
import { RefreshButton } from '../../../ui/loading/RefreshButton';
import { RefreshNote } from '../../../ui/loading/RefreshNote';
import type { OlderBookings, BookingList } from './useOlderBookings';
import { useDeferredFlag } from '../../../ui/loading/useDebouncedValue';
import { useRefreshWhenDue } from './useRefreshWhenDue';
import { Button } from 'antd';

interface BookingsPanelProps {
  list: BookingList;
  words: { title: string; subtitle: string; loading: string; emptyTitle: string; emptyText: string };
  /** the one next step of an empty list */
  emptyAction?: ReactNode;
  /** where else this leads */
  link?: ReactNode;
  /** what stands over the list, whether there is one or not */
  notice?: ReactNode;
  /** what stands over the list, once there is one */
  before?: ReactNode;
  /** what lies behind the list; null where nothing does */
  older?: OlderBookings | null;
  renderCard: (booking: BookingRecord) => ReactNode;
}

/** A panel of bookings in its four states: loading, failed (and then emptied), empty, filled. */
export function BookingsPanel({
  list,
  words,
  emptyAction,
  link,
  notice,
  before,
  older,
  renderCard,
}: BookingsPanelProps) {
  const titleId = useId();
  useRefreshWhenDue(list);
  const isReadingAgain = list.isFetching && list.bookings !== undefined;
  const bookings = useDeferredFlag(list.bookings !== undefined) ? list.bookings : undefined;
  const isFilled = bookings !== undefined && bookings.length > 0;
  return (
    <section className="dr-panel" aria-labelledby={titleId}>
      <header className="dr-panel-header">
        <h1 id={titleId}>{words.title}</h1>
        <RefreshButton isRefreshing={list.isFetching} onRefresh={list.refresh} />
        <p className="dr-panel-subtitle">{words.subtitle}</p>
        <RefreshNote isRefreshing={isReadingAgain} readAt={list.readAt} />
      </header>
      {link && <p className="dr-panel-link">{link}</p>}
      {notice}
      {isFilled && before}
      <PanelContent {...{ words, emptyAction, renderCard }} list={{ ...list, bookings }} />
      {isFilled && older && <OlderButton {...older} />}
    </section>
  );
}

function PanelContent({ list, words, emptyAction, renderCard }: BookingsPanelProps) {
  const { t } = useTranslation();
  const { bookings, problem, isFetching, refresh } = list;
  if (problem) {
    return <ErrorAlert message={failureText(problem, t)} onRetry={refresh} isRetrying={isFetching} />;
  }
  if (!bookings) {
    return (
      <>
        <p role="status" className="dr-panel-loading">
          {words.loading}
        </p>
        <div className="dr-panel-list">
          <BookingCardSkeleton />
          <BookingCardSkeleton />
        </div>
      </>
    );
  }
  if (bookings.length === 0) {
    return <EmptyState title={words.emptyTitle} text={words.emptyText} action={emptyAction} />;
  }
  return <BookingGroups bookings={bookings} renderCard={renderCard} />;
}

/** The way to what lies behind a list of bookings. */
function OlderButton({ isFetching, problem, show }: OlderBookings) {
  const { t } = useTranslation();
  if (problem) return <ErrorAlert message={failureText(problem, t)} onRetry={show} isRetrying={isFetching} />;
  return (
    <Button block loading={isFetching} onClick={show}>
      {t(isFetching ? 'ui.loadingOlder' : 'ui.showOlder')}
    </Button>
  );
}
