import { type ReactNode, useId } from 'react';

interface SectionFrameProps {
  title: string;
  /** what it is about */
  lead: string;
  /** what can be added */
  action?: ReactNode;
  children: ReactNode;
}

/** One part of the institute's screen: its name, what it is about, and what can be done there. */
export function SectionFrame({ title, lead, action, children }: SectionFrameProps) {
  const id = useId();
  return (
    <section className="dr-institute-section" aria-labelledby={id}>
      <div className="dr-institute-head">
        <div>
          <h2 id={id}>{title}</h2>
          <p>{lead}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
