import { useId, type ReactNode } from 'react';
import './FormGroup.css';

/** A part of the form under its heading; on a wide screen its fields stand in two columns. */
export function FormGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="dr-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
