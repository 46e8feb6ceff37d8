import type { TFunction } from 'i18next';
import type { Statement } from '../../../shared/contract/bookings/statement';
import { STATEMENT_FIELDS } from '../../../shared/domain/booking/bookingFields';
import { wallClock } from '../../../shared/domain/time/wallClock';
import type { Viewer } from '../../entities/booking/card/statusLook';

/** A statement as rows of a CSV file: head, lines, total. Days as ISO 8601 and euros with a point, for programs. */
export function statementRows(
  { lines, totals, timeZone }: Statement,
  viewer: Viewer,
  t: TFunction,
): readonly (readonly (string | number)[])[] {
  const other = viewer === 'client' ? 'interpreter' : 'client';
  const sums = ['amount', 'percent', 'platformFee', 'net'] as const;
  const head = ['date', 'time', 'zone', 'title', other, 'kind', 'invoice', 'agreed', ...sums] as const;
  return [
    [
      ...head.map((column) => t(`statements.columns.${column}`)),
      ...STATEMENT_FIELDS.map((field) => t(`ui.labels.${field}`)),
    ],
    ...lines.map((line) => [
      ...Object.values(wallClock(line.startsAt, timeZone)),
      timeZone,
      line.title,
      line.other || t('statements.goneName'),
      t(`statements.kinds.${line.kind}`),
      line.invoice ?? '',
      line.agreed.toFixed(2),
      line.amount.toFixed(2),
      line.percent,
      line.platformFee.toFixed(2),
      line.net.toFixed(2),
      ...STATEMENT_FIELDS.map((field) => line[field] ?? ''),
    ]),
    [
      t('statements.columns.total'),
      ...head.slice(1, head.indexOf('amount')).map(() => ''),
      totals.amount.toFixed(2),
      '',
      totals.platformFee.toFixed(2),
      totals.net.toFixed(2),
      ...STATEMENT_FIELDS.map(() => ''),
    ],
  ];
}
