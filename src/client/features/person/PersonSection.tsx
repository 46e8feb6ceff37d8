import { type ReactNode, useId } from 'react';
import './Person.css';

interface PersonSectionProps {
  /** where the summary and other screens lead to */
  id?: string;
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}

/** A part of a profile: what it is about on the left, its fields on the right. */
export function PersonSection({ id, title, hint, children }: PersonSectionProps) {
  const titleId = useId();
  return (
    <section id={id} className="dr-person-section" aria-labelledby={titleId} tabIndex={id ? -1 : undefined}>
      <div className="dr-person-head">
        <h2 id={titleId}>{title}</h2>
        {hint && <p className="dr-person-hint">{hint}</p>}
      </div>
      <div className="dr-person-fields">{children}</div>
    </section>
  );
}
