import type { TFunction } from 'i18next';
import type { Statement } from '../../contract/statement';
import type { Viewer } from '../../ui/statusLook';

/** A statement as rows of a CSV file: head, lines, total. Instants in UTC and euros with a point, for programs. */
export function statementRows(
  { lines, totals }: Statement,
  viewer: Viewer,
  t: TFunction,
): readonly (readonly (string | number)[])[] {
  const other = viewer === 'client' ? 'interpreter' : 'client';
  const head = ['date', 'title', other, 'kind', 'amount', 'percent', 'platformFee', 'net'] as const;
  return [
    head.map((column) => t(`statements.columns.${column}`)),
    ...lines.map((line) => [
      line.startsAt,
      line.title,
      line.other,
      t(`statements.kinds.${line.kind}`),
      line.amount.toFixed(2),
      line.percent,
      line.platformFee.toFixed(2),
      line.net.toFixed(2),
    ]),
    [
      t('statements.columns.total'),
      '',
      '',
      '',
      totals.amount.toFixed(2),
      '',
      totals.platformFee.toFixed(2),
      totals.net.toFixed(2),
    ],
  ];
}
