import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { BookingCard } from '../../entities/booking/card/BookingCard';
import { formatClock } from '../../ui/time/formatInstant';
import { LanguagePair } from '../../ui/text/LanguagePair';
import { StatusBadge } from '../../entities/booking/card/StatusBadge';
import { dayWords } from './dayWords';
import './SampleDay.css';
import { sampleRecord } from './sampleRecord';

/** Hours of the day, in the sample's own zone. */
const BOOKED_AT = 9.5;
const ASKED_FOR_AT = 14;

/** A day with a real card of the product and a request, both made up, as the page's illustration. */
export function SampleDay() {
  const { t, i18n } = useTranslation();
  const [now] = useState(() => new Date());
  const booking = sampleRecord(now, { title: t('landing.sample.title'), person: t('landing.sample.person') });
  const clock = (hours: number) => formatClock(hours * 3_600_000, i18n.language, 'UTC');
  return (
    <figure
      className="dr-sample"
      data-sample={JSON.stringify(dayWords(i18n.language))}
      aria-label={t('landing.sample.label')}
    >
      <p className="dr-sample-clock dr-numerals" aria-hidden="true">
        {clock(BOOKED_AT)}
      </p>
      <BookingCard booking={booking} viewer="client" actions={null} headingLevel={2} />
      <p className="dr-sample-clock dr-numerals">{clock(ASKED_FOR_AT)}</p>
      <div className="dr-sample-request">
        <LanguagePair from="Spanish" to="English" />
        <StatusBadge status="pending" variant="client" />
      </div>
    </figure>
  );
}
