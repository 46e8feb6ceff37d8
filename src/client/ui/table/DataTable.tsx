import { Table } from 'antd';
import type { HTMLAttributes } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { Column, TableOrder } from './Column';
import './DataTable.css';
import { kindOf, tableColumns } from './tableColumns';

interface DataTableProps<Row> {
  /** what is listed, for screen readers */
  name: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string | number;
  /** names the last row, which holds the columns' totals */
  totalName?: string;
  /** how the rows are sorted already, where columns have a `sortKey` */
  order?: TableOrder;
  /** the reader wants another order, from its first page on */
  onOrder?: (order: TableOrder) => void;
  /** stays a table however little room there is */
  hasNoCards?: boolean;
}

/** Ant Design's table; where there is no room for it each row is a card. The roles are said, for cards take them from it. */
export function DataTable<Row extends object>({
  name,
  rows,
  columns,
  keyOf,
  totalName,
  order,
  onOrder,
  hasNoCards = false,
}: DataTableProps<Row>) {
  const { language } = useTranslation().i18n;
  return (
    <div className={hasNoCards ? undefined : 'dr-table-room'}>
      <Table<Row>
        {...{ role: 'table', 'aria-label': name }}
        className="dr-table"
        columns={tableColumns(columns, language, order)}
        dataSource={rows}
        rowKey={keyOf}
        pagination={false}
        components={GROUPS}
        showSorterTooltip={false}
        onChange={(_page, _filters, sorter, { action }) => {
          if (action !== 'sort' || Array.isArray(sorter)) return;
          const { columnKey, order: way } = sorter;
          const by = columns.find(({ title }) => title === columnKey)?.sortKey;
          if (by) onOrder?.({ by, isDescending: way === 'descend' });
        }}
        onRow={asRow}
        onHeaderRow={asRow}
        summary={totalName ? () => <TotalRow name={totalName} columns={columns} /> : undefined}
      />
    </div>
  );
}

const asRow = (): HTMLAttributes<HTMLElement> => ({ role: 'row' });
type GroupProps = HTMLAttributes<HTMLTableSectionElement>;
const GROUPS = {
  header: { wrapper: (group: GroupProps) => <thead role="rowgroup" {...group} /> },
  body: { wrapper: (group: GroupProps) => <tbody role="rowgroup" {...group} /> },
};

interface TotalRowProps<Row> {
  name: string;
  columns: readonly Column<Row>[];
}

/** The row beneath all others, with the totals of those columns that have one. */
function TotalRow<Row>({ name, columns }: TotalRowProps<Row>) {
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
