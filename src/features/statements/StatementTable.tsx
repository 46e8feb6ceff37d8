import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Statement } from '../../contract/statement';
import { csvOf } from '../../domain/csvOf';
import { centsFromEuros, formatCents } from '../../domain/money';
import { visibleText } from '../../domain/visibleText';
import { invoiceAt, paths } from '../../paths';
import { formatInstant } from '../../ui/formatInstant';
import { Money } from '../../ui/Money';
import { saveFile } from '../../ui/saveFile';
import type { Viewer } from '../../ui/statusLook';
import { statementRows } from './statementRows';

type Column = 'date' | 'title' | Viewer | 'kind' | 'amount' | 'platformFee' | 'net';

/** Spreadsheets take a file without it for another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

interface StatementTableProps {
  statement: Statement;
  viewer: Viewer;
  /** the month in words */
  name: string;
}

/** The lines and their sums. On a phone each line is a card of its own. */
export function StatementTable({ statement, viewer, name }: StatementTableProps) {
  const { t, i18n } = useTranslation();
  const { lines, totals, timeZone, month } = statement;
  const other: Viewer = viewer === 'client' ? 'interpreter' : 'client';
  const named = (column: Column) => ({ 'data-title': t(`statements.columns.${column}`) });
  const money = (euros: number) => <Money cents={centsFromEuros(euros)} />;
  const save = () => {
    const rows = csvOf(statementRows(statement, viewer, t));
    saveFile(`dragoman-${month}.csv`, BYTE_ORDER_MARK + rows, 'text/csv');
  };
  return (
    <>
      <div className="dr-statements-scroll" tabIndex={0} role="region" aria-label={name}>
        <table className="dr-statements-table">
          <caption>{name}</caption>
          <thead>
            <tr>
              {(['date', 'title', other, 'kind', 'amount', 'platformFee', 'net'] satisfies Column[]).map(
                (column) => (
                  <th key={column} scope="col">
                    {t(`statements.columns.${column}`)}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => {
              const title = visibleText(line.title) || t('ui.untitledMeeting');
              return (
                <tr key={line.booking_id}>
                  <td className="dr-numerals">{formatInstant(line.startsAt, i18n.language, timeZone)}</td>
                  <th scope="row">{title}</th>
                  <td {...named(other)}>{line.other}</td>
                  <td {...named('kind')}>
                    {line.kind === 'session' ? (
                      <Link
                        to={invoiceAt(paths[viewer].invoice, line.booking_id)}
                        aria-label={t('statements.invoiceOf', { title })}
                      >
                        {t('statements.invoice')}
                      </Link>
                    ) : (
                      <>
                        {t('statements.kinds.cancellation')}{' '}
                        <span className="dr-statements-quiet">
                          {t('statements.ofAgreed', {
                            agreed: formatCents(centsFromEuros(line.agreed), i18n.language),
                          })}
                        </span>
                      </>
                    )}
                  </td>
                  <td {...named('amount')}>{money(line.amount)}</td>
                  <td {...named('platformFee')}>
                    {money(line.platformFee)} <span className="dr-statements-quiet">{line.percent} %</span>
                  </td>
                  <td {...named('net')}>{money(line.net)}</td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={4}>
                {t('statements.columns.total')}
              </th>
              <td {...named('amount')}>{money(totals.amount)}</td>
              <td {...named('platformFee')}>{money(totals.platformFee)}</td>
              <td {...named('net')}>{money(totals.net)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <p className="dr-statements-quiet">{t('statements.zone', { zone: timeZone })}</p>
      <div className="dr-print-hidden">
        <Button onClick={save}>{t('statements.csv')}</Button>
      </div>
    </>
  );
}
