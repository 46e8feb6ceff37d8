import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';

const SLUG = /^[a-z0-9-]+(#[\w-]+)?$/;
const OUTSIDE = /^(https:\/\/|mailto:)/;

/** A link of a help page: another page by its slug, or somewhere safe outside. Any other address is no link. */
export function HelpLink({ to, children }: { to: string; children: ReactNode }) {
  if (SLUG.test(to)) return <Link to={`${paths.help}/${to}`}>{children}</Link>;
  if (!OUTSIDE.test(to)) return children;
  return (
    <a href={to} rel="noreferrer">
      {children}
    </a>
  );
}
