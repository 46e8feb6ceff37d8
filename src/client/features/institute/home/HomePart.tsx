import { type ReactNode, useId } from 'react';
import './home.css';

interface HomePartProps {
  title: string;
  /** what the figures mean, or that there are more */
  note?: string;
  /** said where there is nothing, instead of the rest */
  empty: string | false;
  /** stands right below the page's heading */
  isTop?: boolean;
  children: ReactNode;
}

/** One part of the institute's home; where there is nothing it says so in a line. */
export function HomePart({ title, note, empty, isTop = false, children }: HomePartProps) {
  const id = useId();
  const Heading = isTop ? 'h2' : 'h3';
  return (
    <section className="dr-home-part" aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {empty ? (
        <p className="dr-table-quiet">{empty}</p>
      ) : (
        <>
          {note && <p className="dr-table-quiet">{note}</p>}
          {children}
        </>
      )}
    </section>
  );
}
