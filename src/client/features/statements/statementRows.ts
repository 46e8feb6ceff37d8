import type { TFunction } from 'i18next';
import type { Statement, StatementLine } from '../../../shared/contract/bookings/statement';
import { STATEMENT_FIELDS } from '../../../shared/domain/booking/bookingFields';
import { wallClock } from '../../../shared/domain/time/wallClock';
import type { Viewer } from '../../entities/booking/card/statusLook';

type Head =
  | 'date'
  | 'time'
  | 'zone'
  | 'title'
  | Viewer
  | 'kind'
  | 'invoice'
  | 'agreed'
  | 'percent'
  | 'total'
  | keyof Statement['totals'];

interface CsvColumn {
  head: string;
  cell: (line: StatementLine) => string | number;
  /** of the last row, empty where it is left out */
  total?: string;
}

/** A statement as rows of a CSV file: head, lines, total. Days as ISO 8601 and euros with a point, for programs. */
export function statementRows(
  statement: Statement,
  viewer: Viewer,
  t: TFunction,
): readonly (readonly (string | number)[])[] {
  const { lines, leftOut } = statement;
  const columns = csvColumns(statement, viewer, t);
  return [
    columns.map(({ head }) => head),
    ...lines.map((line) => columns.map(({ cell }) => cell(line))),
    ...(leftOut > 0 ? [[t('statements.leftOut', { count: leftOut })]] : []),
    columns.map(({ total = '' }) => total),
  ];
}

function csvColumns({ totals, timeZone }: Statement, viewer: Viewer, t: TFunction): CsvColumn[] {
  const other = viewer === 'client' ? 'interpreter' : 'client';
  const clock = ({ startsAt }: StatementLine) => wallClock(startsAt, timeZone);
  const head = (column: Head) => t(`statements.columns.${column}`);
  const sum = (column: keyof Statement['totals']): CsvColumn => ({
    head: head(column),
    cell: (line) => line[column].toFixed(2),
    total: totals[column].toFixed(2),
  });
  return [
    { head: head('date'), cell: (line) => clock(line).date, total: head('total') },
    { head: head('time'), cell: (line) => clock(line).time },
    { head: head('zone'), cell: () => timeZone },
    { head: head('title'), cell: ({ title }) => title },
    { head: head(other), cell: (line) => line.other || t('statements.goneName') },
    { head: head('kind'), cell: ({ kind }) => t(`statements.kinds.${kind}`) },
    { head: head('invoice'), cell: ({ invoice }) => invoice ?? '' },
    { head: head('agreed'), cell: ({ agreed }) => agreed.toFixed(2) },
    sum('amount'),
    { head: head('percent'), cell: ({ percent }) => percent },
    sum('platformFee'),
    sum('net'),
    ...STATEMENT_FIELDS.map((field) => ({
      head: t(`ui.labels.${field}`),
      cell: (line: StatementLine) => line[field] ?? '',
    })),
  ];
}
