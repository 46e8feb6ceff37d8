import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import './Hero.css';
import { SampleDay } from './SampleDay';

/** The headline, both ways to sign up, and a piece of the product. */
export function Hero() {
  const { t } = useTranslation();
  return (
    <section className="dr-landing-row dr-hero" aria-labelledby="headline">
      <div className="dr-hero-words">
        <h1 id="headline">{t('landing.headline')}</h1>
        <p className="dr-hero-lead">{t('landing.lead')}</p>
        <div className="dr-hero-doors">
          <Link className="dr-button dr-button-primary dr-button-large" to={paths.register}>
            {t('landing.getStarted')}
          </Link>
          <Link className="dr-button dr-button-large" to={`${paths.register}?as=interpreter`}>
            {t('landing.joinAsInterpreter')}
          </Link>
        </div>
        <p className="dr-hero-promise">{t('landing.promise')}</p>
      </div>
      <SampleDay />
    </section>
  );
}
