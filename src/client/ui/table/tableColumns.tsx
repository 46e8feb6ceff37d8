import CaretDownOutlined from '@ant-design/icons/CaretDownOutlined';
import CaretUpOutlined from '@ant-design/icons/CaretUpOutlined';
import SwapOutlined from '@ant-design/icons/SwapOutlined';
import type { TableColumnType } from 'antd';
import type { Column, TableOrder } from './Column';

/** The columns in Ant Design's terms. */
export function tableColumns<Row>(
  columns: readonly Column<Row>[],
  language: string,
  order?: TableOrder,
): TableColumnType<Row>[] {
  const names = new Intl.Collator(language, { numeric: true });
  const namesRow = (column: Column<Row>, place: number) =>
    column.isRowName ?? (place === 0 && !columns.some(({ isRowName }) => isRowName));
  return columns.map((column, place) => {
    const { title, cell, isTitleUnseen, sortBy, sortKey } = column;
    const isHeader = namesRow(column, place);
    const marks = { 'data-title': isTitleUnseen ? '' : title, ...kindOf(column) };
    return {
      key: title,
      title: isTitleUnseen ? <span className="dr-visuallyHidden">{title}</span> : title,
      render: (_, row) => cell(row),
      rowScope: isHeader ? 'row' : undefined,
      onCell: () => ({ role: isHeader ? 'rowheader' : 'cell', ...marks }),
      onHeaderCell: () => ({
        role: 'columnheader',
        ...marks,
        'data-sortable': Boolean(sortBy ?? sortKey) || undefined,
      }),
      ...(sortBy && {
        sorter: (one: Row, other: Row) => inOrder(sortBy(one), sortBy(other), names),
        sortIcon,
      }),
      ...(sortKey && {
        sorter: true,
        sortIcon,
        sortDirections: ALWAYS_ONE,
        sortOrder: order?.by === sortKey ? (order.isDescending ? 'descend' : 'ascend') : null,
      }),
    };
  });
}

/** Where the server sorts there is no list without an order to go back to. */
const ALWAYS_ONE: TableColumnType['sortDirections'] = ['ascend', 'descend', 'ascend'];

const sortIcon: TableColumnType['sortIcon'] = ({ sortOrder }) =>
  sortOrder === 'ascend' ? (
    <CaretUpOutlined className="dr-table-sort" aria-hidden="true" />
  ) : sortOrder === 'descend' ? (
    <CaretDownOutlined className="dr-table-sort" aria-hidden="true" />
  ) : (
    <SwapOutlined className="dr-table-sort" aria-hidden="true" rotate={90} />
  );

/** The kind of its cells, for the style sheet. */
export function kindOf<Row>({ isNumeric, isAmount }: Column<Row>) {
  return { 'data-numeric': isNumeric ?? isAmount, 'data-amount': isAmount };
}

function inOrder(one: string | number, other: string | number, names: Intl.Collator): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : names.compare(String(one), String(other));
}
