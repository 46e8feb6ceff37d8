import { Descriptions } from 'antd';
import { useTranslation } from '../../../i18n/useTranslation';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { cancellationTiers, type CancellationTerms } from '../../../../shared/domain/booking/cancellationFee';
import { feeCents } from '../card/bookingMoney';
import { formatInstant } from '../../../ui/time/formatInstant';
import { Money } from '../../../ui/text/Money';
import { readerZone } from '../../../ui/time/readerZone';

/** The price of cancelling by time, the present tier marked. */
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
    <div role="group" aria-label={t('life.cancel.policy')}>
      <Descriptions
        bordered
        size="small"
        column={1}
        classNames={PARTS}
        items={cancellationTiers(standing, feeCents(booking)).map((tier) => {
          const isNow = tier.terms === current;
          const until =
            tier.terms === 'last_minute'
              ? t('life.cancel.untilStart')
              : t('life.cancel.until', { when: formatInstant(tier.until, i18n.language, readerZone()) });
          return {
            key: tier.terms,
            label: isNow ? `${until} (${t('life.cancel.now')})` : until,
            children: <Money cents={tier.feeCents} />,
            ...(isNow && { className: 'dr-cancel-now' }),
          };
        })}
      />
    </div>
  );
}

const PARTS = { content: 'dr-cancel-fee' };
