import type { ReactNode } from 'react';
import './landing.css';
import { LandingFooter } from './LandingFooter';
import { LandingHeader } from './LandingHeader';
import './LegalScreen.css';

export interface LegalText {
  title: string;
  lead: string;
  sections: Readonly<Record<string, { title: string; text: string }>>;
}

interface LegalScreenProps {
  wordmark: ReactNode;
  controls: ReactNode;
  text: LegalText;
  /** when it was last changed, in words */
  updated: string;
}

/** A page of plain words that the footer leads to. */
export function LegalScreen({ wordmark, controls, text, updated }: LegalScreenProps) {
  return (
    <div className="dr-landing">
      <LandingHeader wordmark={wordmark} controls={controls} />
      <main id="content" className="dr-publicFrame">
        <article className="dr-legal dr-reading">
          <h1>{text.title}</h1>
          <p className="dr-legal-lead">{text.lead}</p>
          {Object.entries(text.sections).map(([key, section]) => (
            <section key={key}>
              <h2>{section.title}</h2>
              <p>{section.text}</p>
            </section>
          ))}
          <p className="dr-legal-updated">{updated}</p>
        </article>
      </main>
      <LandingFooter />
    </div>
  );
}
