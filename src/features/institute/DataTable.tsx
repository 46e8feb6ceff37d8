import type { ReactNode } from 'react';
import './DataTable.css';

export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  /** numbers and times */
  isNumeric?: true;
}

interface DataTableProps<Row> {
  /** what is listed, for screen readers */
  name: string;
  rows: readonly Row[];
  /** the first one names the row; a title may be empty where the cells speak for themselves */
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string | number;
}

/** Rows and columns; where there is no room for them each row is a card. The roles are said, for styling takes them from a table. */
export function DataTable<Row>({ name, rows, columns, keyOf }: DataTableProps<Row>) {
  return (
    <div className="dr-table-room">
      <table role="table" className="dr-table" aria-label={name}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ title, isNumeric }, place) =>
              title ? (
                <th key={title} role="columnheader" scope="col" data-numeric={isNumeric}>
                  {title}
                </th>
              ) : (
                <td key={place} role="cell" />
              ),
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row">
              {columns.map(({ title, cell, isNumeric }, place) =>
                place === 0 ? (
                  <th key={title} role="rowheader" scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={title} role="cell" data-title={title} data-numeric={isNumeric}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
