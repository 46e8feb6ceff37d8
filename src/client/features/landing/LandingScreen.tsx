import type { ReactNode } from 'react';
import { FeatureCards } from './FeatureCards';
import { FigureRow } from './FigureRow';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import './landing.css';
import { LandingFooter } from './LandingFooter';
import { LandingHeader, type Member } from './LandingHeader';
import { NewsletterBox } from './NewsletterBox';
import { Pricing } from './Pricing';
import { Testimonials } from './Testimonials';

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
