import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import './landing.css';
import { SampleBooking } from './SampleBooking';

interface LandingScreenProps {
  wordmark: ReactNode;
  /** language and colour mode */
  controls: ReactNode;
}

const POINTS = ['when', 'pair', 'who'] as const;

/** The public face. Everything on it must be light: no store, no Ant Design. */
export function LandingScreen({ wordmark, controls }: LandingScreenProps) {
  const { t } = useTranslation();
  return (
    <div className="dr-landing">
      <header className="dr-landing-header">
        {wordmark}
        <div className="dr-landing-controls">{controls}</div>
        <Link className="dr-button dr-button-primary" to={paths.login}>
          {t('landing.login')}
        </Link>
      </header>
      <main>
        <section className="dr-landing-hero">
          <div className="dr-landing-words">
            <h1>{t('landing.headline')}</h1>
            <p>{t('landing.lead')}</p>
            <Link className="dr-button dr-button-primary dr-button-large" to={paths.login}>
              {t('landing.signIn')}
            </Link>
          </div>
          <SampleBooking />
        </section>
        <ul className="dr-landing-points">
          {POINTS.map((point) => (
            <li key={point}>
              <h2>{t(`landing.points.${point}.title`)}</h2>
              <p>{t(`landing.points.${point}.text`)}</p>
            </li>
          ))}
        </ul>
      </main>
      <footer className="dr-landing-footer">
        <p data-copyright>{t('landing.footer', { year: new Date().getFullYear() })}</p>
      </footer>
    </div>
  );
}
