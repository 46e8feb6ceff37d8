import { useTranslation } from '../../i18n/useTranslation';
import { SectionHeading } from './SectionHeading';
import './Testimonials.css';

const VOICES = ['conference', 'hospital', 'court'] as const;

/** Samples: the names are the specification's placeholders until there are people to quote. */
export function Testimonials() {
  const { t } = useTranslation();
  return (
    <section className="dr-landing-row dr-landing-section" aria-labelledby="testimonials-heading">
      <SectionHeading id="testimonials-heading" title={t('landing.testimonials.heading')} />
      <ul className="dr-voices">
        {VOICES.map((voice) => (
          <li key={voice}>
            <figure>
              <blockquote>
                <p>{t(`landing.testimonials.${voice}.quote`)}</p>
              </blockquote>
              <figcaption>
                <span className="dr-voices-name">{t(`landing.testimonials.${voice}.name`)}</span>
                <span>{t(`landing.testimonials.${voice}.role`)}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
