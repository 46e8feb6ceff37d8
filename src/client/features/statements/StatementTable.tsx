import { Button } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import type { Statement } from '../../../shared/contract/bookings/statement';
import { csvOf } from '../../../shared/domain/money/csvOf';
import { zoneLabel } from '../../../shared/domain/time/meetingZones';
import { useZoneNames } from '../../ui/time/useZoneNames';
import { DataTable } from '../../ui/table/DataTable';
import { saveFile } from '../../ui/page/deviceFiles';
import type { Viewer } from '../../entities/booking/card/statusLook';
import { statementColumns } from './statementColumns';
import { statementRows } from './statementRows';

/** Spreadsheets take a file without it for another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

interface StatementTableProps {
  statement: Statement;
  viewer: Viewer;
  /** the month in words */
  name: string;
}

/** The lines and their sums. */
export function StatementTable({ statement, viewer, name }: StatementTableProps) {
  const { t, i18n } = useTranslation();
  const zoneNames = useZoneNames();
  const { lines, leftOut, timeZone, month } = statement;
  const save = () => {
    const rows = csvOf(statementRows(statement, viewer, t));
    saveFile(`dragoman-${month}.csv`, BYTE_ORDER_MARK + rows, 'text/csv');
  };
  return (
    <>
      <h2 className="dr-statements-name">{name}</h2>
      <DataTable
        name={name}
        rows={lines}
        columns={statementColumns(statement, viewer, t, i18n.language)}
        keyOf={({ booking_id }) => booking_id}
        totalName={t('statements.columns.total')}
      />
      {leftOut > 0 && <p className="dr-statements-note">{t('statements.leftOut', { count: leftOut })}</p>}
      <p className="dr-statements-quiet">{t('statements.zone', { zone: zoneLabel(timeZone, zoneNames) })}</p>
      <div className="dr-print-hidden">
        <Button onClick={save}>{t('statements.csv')}</Button>
      </div>
    </>
  );
}
