import type { ReactNode } from 'react';

/** How rows are sorted that come a page at a time. */
export interface TableOrder {
  /** a column's `sortKey` */
  by: string;
  isDescending: boolean;
}

export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  /** the cell that names its row; the first one where no column says so */
  isRowName?: true;
  /** numbers and times */
  isNumeric?: true;
  /** money: its figures stand beneath each other */
  isAmount?: true;
  /** the cells speak for themselves: the title is only heard */
  isTitleUnseen?: true;
  /** by what the reader may sort, where all rows are here */
  sortBy?: (row: Row) => string | number;
  /** what it is called where the rows are sorted elsewhere, for all pages */
  sortKey?: string;
  /** of all rows */
  total?: ReactNode;
}
