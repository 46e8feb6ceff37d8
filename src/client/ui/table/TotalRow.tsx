import type { Column } from './Column';
import { kindOf } from './tableColumns';

interface TotalRowProps<Row> {
  name: string;
  columns: readonly Column<Row>[];
}

/** The row beneath all others, with the totals of those columns that have one. */
export function TotalRow<Row>({ name, columns }: TotalRowProps<Row>) {
  const summed = columns.filter(({ total }) => total !== undefined);
  return (
    <tr role="row">
      <th role="rowheader" scope="row" colSpan={columns.length - summed.length}>
        {name}
      </th>
      {summed.map((column) => (
        <td key={column.title} role="cell" data-title={column.title} {...kindOf(column)}>
          {column.total}
        </td>
      ))}
    </tr>
  );
}
