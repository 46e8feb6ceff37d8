import { Button } from 'antd';
import { type ReactNode, startTransition, useDeferredValue, useId, useMemo, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { groupBookings } from './groupBookings';
import { useNow } from '../../../ui/time/useNow';

type RenderCard = (booking: BookingRecord) => ReactNode;

/** Bookings to come and bookings that are over, each under its heading. */
export function BookingGroups({
  bookings,
  renderCard,
}: {
  bookings: readonly BookingRecord[];
  renderCard: RenderCard;
}) {
  const { t } = useTranslation();
  const now = useNow(60_000);
  const { upcoming, earlier } = useMemo(() => groupBookings(bookings, now), [bookings, now]);
  return (
    <>
      <BookingGroup title={t('ui.upcoming')} bookings={upcoming} renderCard={renderCard} />
      <BookingGroup title={t('ui.earlier')} bookings={earlier} renderCard={renderCard} />
    </>
  );
}

/** So many cards are drawn at first and with each press of the button, however long the list is. */
const PAGE_SIZE = 20;
/** So many fill a screen; the others are drawn while these can be read and used already. */
const SCREENFUL = 5;

interface BookingGroupProps {
  title: string;
  bookings: readonly BookingRecord[];
  renderCard: RenderCard;
}

function BookingGroup({ title, bookings, renderCard }: BookingGroupProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const [shown, setShown] = useState(PAGE_SIZE);
  const drawn = useDeferredValue(shown, SCREENFUL);
  if (bookings.length === 0) return null;
  const hidden = bookings.length - shown;
  return (
    <>
      <h2 id={titleId} className="dr-panel-group">
        {title} <span className="dr-panel-count dr-numerals">{bookings.length}</span>
      </h2>
      <ul className="dr-panel-list" aria-labelledby={titleId}>
        {bookings.slice(0, drawn).map((booking) => (
          <li key={booking.id}>{renderCard(booking)}</li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button block onClick={() => startTransition(() => setShown(shown + PAGE_SIZE))}>
          {t('ui.showMore', { count: Math.min(hidden, PAGE_SIZE) })}
        </Button>
      )}
    </>
  );
}
