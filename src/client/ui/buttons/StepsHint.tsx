import { type ReactNode, useId } from 'react';
import './StepsHint.css';

interface StepsHintProps {
  title: string;
  steps: readonly string[];
  action?: ReactNode;
}

/** How something goes, in a few numbered steps. */
export function StepsHint({ title, steps, action }: StepsHintProps) {
  const titleId = useId();
  return (
    <section className="dr-hint" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ol className="dr-hint-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {action}
    </section>
  );
}
