import type { ReactNode } from 'react';
import { SearchForm } from '../../entities/interpreter/search/SearchForm';
import { FeatureCards } from './FeatureCards';
import './landing.css';
import { LandingFooter } from './LandingFooter';
import { LandingHeader, type Member } from './LandingHeader';
import { NewsletterBox } from './NewsletterBox';
import { Testimonials } from './Testimonials';
import { useTranslation } from '../../i18n/useTranslation';
import './FigureRow.css';
import { TIERS } from '../../../shared/domain/booking/tiers';
import './Pricing.css';
import { SectionHeading } from './SectionHeading';
import { TierCard } from './TierCard';
import './HowItWorks.css';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import './Hero.css';
import { SampleDay } from './SampleDay';

interface LandingScreenProps {
  wordmark: ReactNode;
  /** language and colour mode */
  controls: ReactNode;
  /** see `LandingHeader` */
  member?: Member | null;
}

/** The public face. Everything on it must be light: no store, and of Ant Design only icons. */
export function LandingScreen({ wordmark, controls, member }: LandingScreenProps) {
  return (
    <div className="dr-landing">
      <LandingHeader wordmark={wordmark} controls={controls} member={member} hasSections />
      <main id="content">
        <Hero />
        <FigureRow />
        <HowItWorks />
        <FeatureCards />
        <Testimonials />
        <Pricing />
        <NewsletterBox />
      </main>
      <LandingFooter />
    </div>
  );
}

const FIGURES = ['interpreters', 'earnings', 'languages', 'uptime'] as const;

/** The specification's four figures. */
function FigureRow() {
  const { t } = useTranslation();
  return (
    <section className="dr-publicFrame" aria-labelledby="figures">
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

/** Three tiers beside each other, their rows in line, to be compared in one look. */
function Pricing() {
  const { t } = useTranslation();
  return (
    <section id="pricing" className="dr-publicFrame dr-landing-section" aria-labelledby="pricing-heading">
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

const STEPS = ['availability', 'direct', 'payments', 'schedule'] as const;

/** Four steps as the stations of a line. */
function HowItWorks() {
  const { t } = useTranslation();
  return (
    <section id="how-it-works" className="dr-publicFrame dr-landing-section" aria-labelledby="steps-heading">
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

/** The headline, both ways to sign up, and a piece of the product. */
function Hero() {
  const { t } = useTranslation();
  return (
    <section className="dr-publicFrame dr-hero" aria-labelledby="headline">
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
      <div className="dr-hero-search">
        <h2 id="hero-search">{t('landing.find.heading')}</h2>
        <SearchForm />
      </div>
    </section>
  );
}
