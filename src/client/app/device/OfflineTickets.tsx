import { useState } from 'react';
import { BookingCard } from '../../entities/booking/card/BookingCard';
import { bookingCode } from '../../../shared/domain/booking/bookingCode';
import { useTranslation } from '../../i18n/useTranslation';
import { CLIENT_GROUP } from '../../../shared/domain/people/groups';
import { readStored } from '../../store/storedSession';
import { useAppStore } from '../../store/store';
import { formatInstant } from '../../ui/time/formatInstant';
import { readerZone } from '../../ui/time/readerZone';
import { readTickets } from './tickets';
import './device.css';

/** The next bookings as they were read last, each as a ticket: what a person needs where there is no connection. */
export function OfflineTickets() {
  const { t, i18n } = useTranslation();
  const { storage } = useAppStore();
  const [tickets] = useState(() => readTickets(storage, Date.now()));
  if (!tickets || tickets.bookings.length === 0) return null;
  const viewer = readStored(storage, 'groupId') === String(CLIENT_GROUP) ? 'client' : 'interpreter';
  const readAt = formatInstant(tickets.readAt, i18n.language, readerZone());
  return (
    <section className="dr-tickets" aria-labelledby="tickets">
      <h2 id="tickets">{t('device.tickets')}</h2>
      <p className="dr-tickets-readAt">{t('device.ticketsReadAt', { time: readAt })}</p>
      <ul>
        {tickets.bookings.map((booking) => (
          <li key={booking.id}>
            <BookingCard
              booking={booking}
              viewer={viewer}
              actions={
                <span className="dr-tickets-code dr-numerals">
                  {t('bookings.code', { code: bookingCode(booking.id) })}
                </span>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
