import { useTranslation } from '../../i18n/useTranslation';
import './HowItWorks.css';
import { SectionHeading } from './SectionHeading';

const STEPS = ['availability', 'direct', 'payments', 'schedule'] as const;

/** Four steps as the stations of a line. */
export function HowItWorks() {
  const { t } = useTranslation();
  return (
    <section id="how-it-works" className="dr-landing-row dr-landing-section" aria-labelledby="steps-heading">
      <SectionHeading id="steps-heading" title={t('landing.steps.heading')} lead={t('landing.steps.lead')} />
      <ol className="dr-stations">
        {STEPS.map((step, index) => (
          <li key={step}>
            <span className="dr-stations-mark dr-numerals" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{t(`landing.steps.${step}.title`)}</h3>
            <p>{t(`landing.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
