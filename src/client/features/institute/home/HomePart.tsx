import { type ReactNode, useId } from 'react';

interface HomePartProps {
  title: string;
  /** what the figures mean, or that there are more */
  note?: string;
  /** said where there is nothing, instead of the rest */
  empty: string | false;
  children: ReactNode;
}

/** One part of the institute's home; where there is nothing it says so in a line. */
export function HomePart({ title, note, empty, children }: HomePartProps) {
  const id = useId();
  return (
    <section className="dr-home-part" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
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
