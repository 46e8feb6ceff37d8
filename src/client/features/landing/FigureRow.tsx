import { useTranslation } from '../../i18n/useTranslation';
import './FigureRow.css';

const FIGURES = ['interpreters', 'earnings', 'languages', 'uptime'] as const;

/** The specification's four figures. */
export function FigureRow() {
  const { t } = useTranslation();
  return (
    <section className="dr-landing-row" aria-labelledby="figures">
      <h2 id="figures" className="dr-visuallyHidden">
        {t('landing.stats.heading')}
      </h2>
      <dl className="dr-figures">
        {FIGURES.map((each) => (
          <div key={each}>
            <dt>{t(`landing.stats.${each}.label`)}</dt>
            <dd className="dr-numerals">{t(`landing.stats.${each}.figure`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
