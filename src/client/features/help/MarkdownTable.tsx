import type { Tokens } from 'marked';
import { MarkdownInline } from './MarkdownInline';

/** A table of an article, as HTML has it: nothing in it can be sorted, chosen or paged, so it needs no control. */
export function MarkdownTable({ table: { header, rows } }: { table: Tokens.Table }) {
  return (
    <div className="dr-help-table">
      <table>
        <thead>
          <tr>
            {header.map(({ tokens }, column) => (
              <th key={column} scope="col">
                <MarkdownInline tokens={tokens} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map(({ tokens }, column) => (
                <td key={column}>
                  <MarkdownInline tokens={tokens} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
