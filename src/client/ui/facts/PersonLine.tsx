import type { ReactNode } from 'react';
import { Monogram } from './Monogram';
import './PersonLine.css';

interface PersonLineProps {
  name: string;
  /** what to show for the name, where more than it is to be said; the portrait stays the name's */
  shown?: string;
  imageUrl?: string | null;
  /** the quiet second line */
  note?: ReactNode;
}

/** A person: portrait or initials, name, and a quiet second line. */
export function PersonLine({ name, shown = name, imageUrl, note }: PersonLineProps) {
  return (
    <div className="dr-person">
      <Monogram name={name} imageUrl={imageUrl} size={48} />
      <div className="dr-person-words">
        <span className="dr-person-name" dir="auto">
          {shown}
        </span>
        {note && <span className="dr-person-note">{note}</span>}
      </div>
    </div>
  );
}
