import { Link } from 'react-router-dom';
import { MailAddress } from '../../../ui/text/MailAddress';
import { Monogram } from '../../../ui/facts/Monogram';

interface PersonCellProps {
  person: { name: string; photo_url: string | null; email?: string };
  /** where more of them is told */
  to?: string;
}

/** A person: portrait or initials, name and address. */
export function PersonCell({ person: { name, photo_url, email }, to }: PersonCellProps) {
  return (
    <span className="dr-institute-person">
      <Monogram name={name} imageUrl={photo_url} size={32} />
      <span>
        <strong dir="auto">
          {to ? (
            <Link className="dr-institute-link" to={to}>
              {name}
            </Link>
          ) : (
            name
          )}
        </strong>
        {email && (
          <span className="dr-table-quiet">
            <MailAddress email={email} />
          </span>
        )}
      </span>
    </span>
  );
}
