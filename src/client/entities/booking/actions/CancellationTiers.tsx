import { Descriptions } from 'antd';
import { useTranslation } from '../../../i18n/useTranslation';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { cancellationTiers, type CancellationTerms } from '../../../../shared/domain/booking/cancellationFee';
import { formatInstant } from '../../../ui/time/formatInstant';
import { Money } from '../../../ui/text/Money';
import './CancelDialog.css';
import { readerZone } from '../../../ui/time/readerZone';

interface CancellationTiersProps {
  /** epoch milliseconds */
  startsAt: number;
  least?: BookingRecord['leastCancellation'];
  feeCents: number;
  /** tiers that are over by then are left out */
  after?: number;
  /** none is marked where nothing is agreed yet */
  current?: CancellationTerms;
}

/** The price of cancelling by time, the present tier marked. */
export function CancellationTiers({
  startsAt,
  least = null,
  feeCents,
  after = 0,
  current,
}: CancellationTiersProps) {
  const { t, i18n } = useTranslation();
  const standing = { startsAt, least };
  return (
    <div role="group" aria-label={t('life.cancel.policy')}>
      <Descriptions
        bordered
        size="small"
        column={1}
        classNames={PARTS}
        items={cancellationTiers(standing, feeCents)
          .filter(({ until }) => until > after)
          .map((tier, _place, shown) => {
            const isNow = tier.terms === current;
            const until =
              tier.terms === 'last_minute'
                ? t(shown.length === 1 ? 'life.cancel.onlyUntilStart' : 'life.cancel.untilStart')
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
