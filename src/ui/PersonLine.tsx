import type { ReactNode } from 'react';
import { Monogram } from './Monogram';
import './PersonLine.css';

interface PersonLineProps {
  name: string;
  imageUrl?: string | null;
  /** the quiet second line */
  note?: ReactNode;
}

/** A person: portrait or initials, name, and a quiet second line. */
export function PersonLine({ name, imageUrl, note }: PersonLineProps) {
  return (
    <div className="dr-person">
      <Monogram name={name} imageUrl={imageUrl} size={48} />
      <div className="dr-person-words">
        <span className="dr-person-name">{name}</span>
        {note && <span className="dr-person-note">{note}</span>}
      </div>
    </div>
  );
}
