import type { Token, Tokens } from 'marked';
import type { ReactNode } from 'react';
import { headingId } from './HelpAside';
import { MarkdownInline } from './MarkdownInline';
import { MarkdownTable } from './MarkdownTable';

/**
 * Markdown's blocks as React elements. Nothing is ever handed to the page as HTML: a tag in a page is text like any
 * other, and a kind of block that is not known here is shown as it was written.
 */
export function MarkdownBlocks({ tokens }: { tokens: readonly Token[] }) {
  const sections = tokens.filter(isSection);
  return tokens.map((token, place) => (
    <MarkdownBlock
      key={place}
      token={token}
      section={isSection(token) ? sections.indexOf(token) : undefined}
    />
  ));
}

const isSection = (token: Token): boolean =>
  token.type === 'heading' && (token as Tokens.Heading).depth === 2;

function MarkdownBlock({ token, section }: { token: Token; section: number | undefined }): ReactNode {
  switch (token.type) {
    case 'space':
      return null;
    case 'heading':
      return <MarkdownHeading heading={token as Tokens.Heading} section={section} />;
    case 'paragraph':
      return (
        <p>
          <MarkdownInline tokens={(token as Tokens.Paragraph).tokens} />
        </p>
      );
    case 'text':
      return <MarkdownInline tokens={(token as Tokens.Text).tokens ?? [token]} />;
    case 'list':
      return <MarkdownList list={token as Tokens.List} />;
    case 'table':
      return <MarkdownTable table={token as Tokens.Table} />;
    case 'blockquote':
      return (
        <blockquote>
          <MarkdownBlocks tokens={(token as Tokens.Blockquote).tokens} />
        </blockquote>
      );
    case 'code':
      return (
        <pre>
          <code>{(token as Tokens.Code).text}</code>
        </pre>
      );
    case 'hr':
      return <hr />;
    default:
      return <p>{token.raw}</p>;
  }
}

function MarkdownHeading({ heading, section }: { heading: Tokens.Heading; section: number | undefined }) {
  const words = <MarkdownInline tokens={heading.tokens} />;
  if (heading.depth === 1) return <h1 tabIndex={-1}>{words}</h1>;
  return section === undefined ? <h3>{words}</h3> : <h2 id={headingId(section)}>{words}</h2>;
}

function MarkdownList({ list }: { list: Tokens.List }) {
  const List = list.ordered ? 'ol' : 'ul';
  return (
    <List>
      {list.items.map((item, place) => (
        <li key={place}>
          <MarkdownBlocks tokens={item.tokens} />
        </li>
      ))}
    </List>
  );
}
