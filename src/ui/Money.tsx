import { useTranslation } from 'react-i18next';
import { formatCents } from '../domain/money';

/** An amount as the reader writes it, in numerals that stand beneath each other. */
export function Money({ cents }: { cents: number }) {
  const { i18n } = useTranslation();
  return <span className="dr-numerals">{formatCents(cents, i18n.language)}</span>;
}
