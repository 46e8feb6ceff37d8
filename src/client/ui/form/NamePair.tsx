import { Fragment, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { isFamilyNameFirst } from '../text/inNameOrder';
import './AppForm.css';

interface NamePairProps {
  /** the field of the given name */
  first: ReactNode;
  /** the field of the family's name */
  last: ReactNode;
}

/** The fields of both names side by side, the family's first where people write it so. */
export function NamePair({ first, last }: NamePairProps) {
  const { i18n } = useTranslation();
  // keyed, so that a change of the language moves them with all that is typed into them
  const fields = [<Fragment key="first">{first}</Fragment>, <Fragment key="last">{last}</Fragment>];
  return (
    <div className="dr-fieldPair">{isFamilyNameFirst(i18n.language) ? fields.toReversed() : fields}</div>
  );
}
