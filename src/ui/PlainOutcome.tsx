import { type ReactNode, useEffect, useRef } from 'react';
import { MailSentence } from './MailSentence';
import './plainForm.css';

interface PlainOutcomeProps {
  heading: string;
  text: string;
  /** where to go from here */
  links: ReactNode;
}

/** What came of a form, in its place. The heading takes the focus, so that it is read out. */
export function PlainOutcome({ heading, text, links }: PlainOutcomeProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="dr-form dr-form-outcome">
      <h1 ref={title} tabIndex={-1}>
        {heading}
      </h1>
      <p className="dr-form-lead">
        <MailSentence text={text} />
      </p>
      <p className="dr-form-links">{links}</p>
    </section>
  );
}
