import { useTranslation } from '../../i18n/useTranslation';
import { TIERS } from '../../../shared/domain/booking/tiers';
import './Pricing.css';
import { SectionHeading } from './SectionHeading';
import { TierCard } from './TierCard';

/** Three tiers beside each other, their rows in line, to be compared in one look. */
export function Pricing() {
  const { t } = useTranslation();
  return (
    <section id="pricing" className="dr-landing-row dr-landing-section" aria-labelledby="pricing-heading">
      <SectionHeading
        id="pricing-heading"
        title={t('landing.pricing.heading')}
        lead={t('landing.pricing.lead')}
      />
      <ul className="dr-tiers">
        {TIERS.map((tier) => (
          <TierCard key={tier} tier={tier} />
        ))}
      </ul>
    </section>
  );
}
