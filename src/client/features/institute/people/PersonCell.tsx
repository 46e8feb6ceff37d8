import { Link } from 'react-router-dom';
import { MailAddress } from '../../../ui/text/MailAddress';
import { Monogram } from '../../../ui/facts/Monogram';

interface PersonCellProps {
  person: { name: string; photo_url: string | null; email?: string };
  /** what to show for the name, where more than it is to be said; the portrait stays the name's */
  shown?: string;
  /** one of several facts of its row, not whom the row is about */
  isFact?: boolean;
  /** where more of them is told */
  to?: string;
}

/** A person: portrait or initials, name and address. */
export function PersonCell({
  person: { name, photo_url, email },
  shown = name,
  isFact = false,
  to,
}: PersonCellProps) {
  const Name = isFact ? 'span' : 'strong';
  return (
    <span className="dr-institute-person">
      <Monogram name={name} imageUrl={photo_url} size={32} />
      <span>
        <Name dir="auto">
          {to ? (
            <Link className="dr-institute-link" to={to}>
              {shown}
            </Link>
          ) : (
            shown
          )}
        </Name>
        {email && (
          <span className="dr-table-quiet">
            <MailAddress email={email} />
          </span>
        )}
      </span>
    </span>
  );
}
