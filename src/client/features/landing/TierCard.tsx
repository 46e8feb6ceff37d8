import { CheckOutlined } from '@ant-design/icons';
import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import { MOST_POPULAR_TIER, type Tier, TIER_PERCENT } from '../../../shared/domain/booking/tiers';
import { paths } from '../../paths';
import { formatPercent } from '../../ui/text/formatNumber';

const POINTS = {
  starter: [
    'landing.pricing.starter.points.unlimited',
    'landing.pricing.starter.points.profile',
    'landing.pricing.starter.points.support',
  ],
  professional: [
    'landing.pricing.professional.points.priority',
    'landing.pricing.professional.points.analytics',
  ],
  enterprise: ['landing.pricing.enterprise.points.support', 'landing.pricing.enterprise.points.integrations'],
} as const satisfies Record<Tier, readonly string[]>;

/** One tier: its share of a booking, what belongs to it, and the way to register with it. */
export function TierCard({ tier }: { tier: Tier }) {
  const { t, i18n } = useTranslation();
  const name = t(`landing.pricing.${tier}.name`);
  const isPopular = tier === MOST_POPULAR_TIER;
  const share = formatPercent(TIER_PERCENT[tier], i18n.language);
  return (
    <li className="dr-tier" data-popular={isPopular || undefined}>
      <div className="dr-tier-name">
        <h3>{name}</h3>
        {isPopular && <span className="dr-tier-badge">{t('landing.pricing.mostPopular')}</span>}
      </div>
      <p className="dr-tier-share">
        <strong className="dr-numerals">{share}</strong> {t('landing.pricing.perBooking')}
      </p>
      <ul className="dr-tier-points">
        {POINTS[tier].map((point) => (
          <li key={point}>
            <CheckOutlined aria-hidden="true" />
            {t(point)}
          </li>
        ))}
      </ul>
      <Link
        className={`dr-button dr-button-large ${isPopular ? 'dr-button-primary' : ''}`}
        to={`${paths.register}?tier=${tier}`}
      >
        {t('landing.pricing.choose', { tier: name })}
      </Link>
    </li>
  );
}
