import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BookingCard } from '../../ui/BookingCard';
import { sampleRecord } from './sampleRecord';

/** A real card of the product with a made-up booking, as the page's illustration. */
export function SampleBooking() {
  const { t } = useTranslation();
  const [now] = useState(() => new Date());
  const booking = sampleRecord(now, { title: t('landing.sample.title'), person: t('landing.sample.person') });
  return (
    <figure className="dr-landing-sample">
      <BookingCard booking={booking} viewer="client" actions={null} headingLevel={2} />
      <figcaption>{t('landing.sample.label')}</figcaption>
    </figure>
  );
}
