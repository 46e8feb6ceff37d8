import { useTranslation } from '../i18n/useTranslation';
import type { BookingRecord } from '../contract/bookingRecord';
import { cancellationTiers, type CancellationTerms } from '../domain/cancellationFee';
import { feeCents } from './bookingMoney';
import { formatInstant } from './formatInstant';
import { Money } from './Money';
import { readerZone } from './readerZone';

/** What cancelling costs until when, the present tier marked. */
export function CancellationTiers({
  booking,
  current,
}: {
  booking: BookingRecord;
  current: CancellationTerms;
}) {
  const { t, i18n } = useTranslation();
  const standing = { startsAt: Date.parse(booking.startsAt), least: booking.leastCancellation };
  return (
    <table className="dr-cancel-tiers">
      <caption className="dr-visuallyHidden">{t('life.cancel.policy')}</caption>
      <tbody>
        {cancellationTiers(standing, feeCents(booking)).map((tier) => (
          <tr key={tier.terms} aria-current={tier.terms === current || undefined}>
            <th scope="row">
              {tier.terms === 'last_minute'
                ? t('life.cancel.untilStart')
                : t('life.cancel.until', { when: formatInstant(tier.until, i18n.language, readerZone()) })}
              {tier.terms === current && ` (${t('life.cancel.now')})`}
            </th>
            <td>
              <Money cents={tier.feeCents} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
