import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import type { Statement, StatementLine } from '../../../shared/contract/bookings/statement';
import { centsFromEuros, formatCents } from '../../../shared/domain/money/money';
import { visibleText } from '../../../shared/domain/text/visibleText';
import { invoiceAt, paths } from '../../paths';
import { formatInstant } from '../../ui/time/formatInstant';
import { formatPercent } from '../../ui/text/formatNumber';
import { Money } from '../../ui/text/Money';
import type { Viewer } from '../../entities/booking/card/statusLook';
import type { Column } from '../../ui/table/Column';

/** A statement's columns, with the sums of those that are money. */
export function statementColumns(
  { totals, timeZone }: Statement,
  viewer: Viewer,
  t: TFunction,
  language: string,
): Column<StatementLine>[] {
  const other = viewer === 'client' ? 'interpreter' : 'client';
  const titleOf = ({ title }: StatementLine) => visibleText(title) || t('ui.untitledMeeting');
  const nameOf = (line: StatementLine) => visibleText(line.other) || t('statements.goneName');
  const money = (euros: number) => <Money cents={centsFromEuros(euros)} />;
  const ofAgreed = ({ agreed }: StatementLine) => (
    <span className="dr-statements-quiet">
      {t('statements.ofAgreed', { agreed: formatCents(centsFromEuros(agreed), language) })}
    </span>
  );
  const sum = (column: keyof Statement['totals']) => ({
    title: t(`statements.columns.${column}`),
    isAmount: true as const,
    sortBy: (line: StatementLine) => line[column],
    total: money(totals[column]),
  });
  return [
    {
      title: t('statements.columns.date'),
      isNumeric: true,
      sortBy: ({ startsAt }) => startsAt,
      cell: ({ startsAt }) => formatInstant(startsAt, language, timeZone),
    },
    { title: t('statements.columns.title'), isRowName: true, sortBy: titleOf, cell: titleOf },
    { title: t(`statements.columns.${other}`), sortBy: nameOf, cell: nameOf },
    {
      title: t('statements.columns.kind'),
      cell: (line) =>
        line.kind === 'session' ? (
          <span>
            {t('statements.kinds.session')}{' '}
            <Link
              to={invoiceAt(paths[viewer].invoice, line.booking_id)}
              aria-label={t('statements.invoiceOf', { title: titleOf(line) })}
            >
              {t('statements.invoice')}
            </Link>{' '}
            {line.amount !== line.agreed && ofAgreed(line)}
          </span>
        ) : (
          <span>
            {t('statements.kinds.cancellation')} {ofAgreed(line)}
          </span>
        ),
    },
    { ...sum('amount'), cell: ({ amount }) => money(amount) },
    {
      ...sum('platformFee'),
      cell: ({ platformFee, percent }) => (
        <span>
          {money(platformFee)} <span className="dr-statements-quiet">{formatPercent(percent, language)}</span>
        </span>
      ),
    },
    { ...sum('net'), cell: ({ net }) => money(net) },
  ];
}
