import { useTranslation } from '../../i18n/useTranslation';
import { SectionHeading } from './SectionHeading';
import './Testimonials.css';

/** People of the demo data, under the samples' roles; nobody has said it yet, so 'Sample' stands beneath. */
const VOICES = [
  { voice: 'conference', name: 'Elena Marchetti', face: 'elena' },
  { voice: 'hospital', name: 'Naomi Fischer', face: 'naomi' },
  { voice: 'court', name: 'Owen Gallagher', face: 'owen' },
] as const;

/** Where the specification has `{name}`, the names of three demo people stand, each with their portrait. */
export function Testimonials() {
  const { t } = useTranslation();
  return (
    <section className="dr-publicFrame dr-landing-section" aria-labelledby="testimonials-heading">
      <SectionHeading id="testimonials-heading" title={t('landing.testimonials.heading')} />
      <ul className="dr-voices">
        {VOICES.map(({ voice, name, face }) => (
          <li key={voice}>
            <figure>
              <blockquote>
                <p>{t(`landing.testimonials.${voice}.quote`)}</p>
              </blockquote>
              <figcaption>
                <span className="dr-voices-face" data-face={face} aria-hidden="true" />
                <span className="dr-voices-who">
                  <span className="dr-voices-name">{name}</span>
                  <span>{t(`landing.testimonials.${voice}.role`)}</span>
                  <small>{t('landing.testimonials.sample')}</small>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
