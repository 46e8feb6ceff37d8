import { useTranslation } from '../../i18n/useTranslation';
import './StepList.css';

const STEPS = ['details', 'payment'] as const;

/** Where the person is on the way; the current step is marked for the eye and for screen readers. */
export function StepList({ current }: { current: (typeof STEPS)[number] }) {
  const { t } = useTranslation();
  return (
    <ol className="dr-steps" aria-label={t('booking.stepsName')}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          data-done={index < STEPS.indexOf(current) || undefined}
        >
          <span className="dr-steps-number" aria-hidden="true">
            {index + 1}
          </span>
          <span>{t(`booking.steps.${step}`)}</span>
        </li>
      ))}
    </ol>
  );
}
