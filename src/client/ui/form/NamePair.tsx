import { Fragment, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import './AppForm.css';

interface Names {
  first_name: string;
  last_name: string;
}

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

/** Whether the family's name comes first where people read this language. */
function isFamilyNameFirst(language: string): boolean {
  return language === 'ja-JP';
}

/** The same form with its names in the order in which `NamePair` shows them; what is wrong is listed in that order. */
export function inNameOrder<Form extends Names>(form: Form, language: string): Form {
  if (!isFamilyNameFirst(language)) return form;
  const { last_name, first_name, ...others } = form;
  return { last_name, first_name, ...others } as Form;
}
