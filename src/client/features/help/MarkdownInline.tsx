import type { Token, Tokens } from 'marked';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';

/** The parts of a line. Tags, pictures and anything unknown are shown as they were written. */
export function MarkdownInline({ tokens }: { tokens: readonly Token[] }) {
  return tokens.map((token, place) => <MarkdownPiece key={place} token={token} />);
}

function MarkdownPiece({ token }: { token: Token }): ReactNode {
  switch (token.type) {
    case 'strong':
      return (
        <strong>
          <MarkdownInline tokens={(token as Tokens.Strong).tokens} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <MarkdownInline tokens={(token as Tokens.Em).tokens} />
        </em>
      );
    case 'link': {
      const { href, tokens } = token as Tokens.Link;
      return (
        <HelpLink to={href}>
          <MarkdownInline tokens={tokens} />
        </HelpLink>
      );
    }
    case 'codespan':
      return <code>{(token as Tokens.Codespan).text}</code>;
    case 'br':
      return <br />;
    case 'escape':
      return (token as Tokens.Escape).text;
    case 'text': {
      const { tokens, text } = token as Tokens.Text;
      return tokens ? <MarkdownInline tokens={tokens} /> : text;
    }
    default:
      return token.raw;
  }
}

const SLUG = /^[a-z0-9-]+(#[\w-]+)?$/;

const OUTSIDE = /^(https:\/\/|mailto:)/;

/** A link of a help page: another page by its slug, or somewhere safe outside. Any other address is no link. */
function HelpLink({ to, children }: { to: string; children: ReactNode }) {
  if (SLUG.test(to)) return <Link to={`${paths.help}/${to}`}>{children}</Link>;
  if (!OUTSIDE.test(to)) return children;
  return (
    <a href={to} rel="noreferrer">
      {children}
    </a>
  );
}
