import { Button } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import type { Statement } from '../../contract/statement';
import { csvOf } from '../../domain/csvOf';
import { zoneLabel } from '../../domain/meetingZones';
import { centsFromEuros } from '../../domain/money';
import { useZoneNames } from '../../ui/useZoneNames';
import { Money } from '../../ui/Money';
import { saveFile } from '../../ui/saveFile';
import type { Viewer } from '../../ui/statusLook';
import { StatementRow } from './StatementRow';
import { statementRows } from './statementRows';

/** Spreadsheets take a file without it for another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';
const SUMS = ['amount', 'platformFee', 'net'] as const;

interface StatementTableProps {
  statement: Statement;
  viewer: Viewer;
  /** the month in words */
  name: string;
}

/** The lines and their sums. */
export function StatementTable({ statement, viewer, name }: StatementTableProps) {
  const { t } = useTranslation();
  const zoneNames = useZoneNames();
  const { lines, totals, timeZone, month } = statement;
  const other = viewer === 'client' ? 'interpreter' : 'client';
  const save = () => {
    const rows = csvOf(statementRows(statement, viewer, t));
    saveFile(`dragoman-${month}.csv`, BYTE_ORDER_MARK + rows, 'text/csv');
  };
  return (
    <>
      <table className="dr-statements-table" role="table">
        <caption>{name}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {(['date', 'title', other, 'kind', ...SUMS] as const).map((column) => (
              <th key={column} scope="col" role="columnheader">
                {t(`statements.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {lines.map((line) => (
            <StatementRow key={line.booking_id} line={line} viewer={viewer} zone={timeZone} />
          ))}
        </tbody>
        <tfoot role="rowgroup">
          <tr role="row">
            <th scope="row" role="rowheader" colSpan={4}>
              {t('statements.columns.total')}
            </th>
            {SUMS.map((sum) => (
              <td key={sum} role="cell" data-label={t(`statements.columns.${sum}`)}>
                <Money cents={centsFromEuros(totals[sum])} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className="dr-statements-quiet">{t('statements.zone', { zone: zoneLabel(timeZone, zoneNames) })}</p>
      <div className="dr-print-hidden">
        <Button onClick={save}>{t('statements.csv')}</Button>
      </div>
    </>
  );
}
