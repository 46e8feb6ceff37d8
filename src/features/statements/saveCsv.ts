import { csvOf } from '../../domain/csvOf';

/** Spreadsheets take a file without it for another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Hands rows to the browser as a CSV file. */
export function saveCsv(fileName: string, rows: readonly (readonly (string | number)[])[]): void {
  const url = URL.createObjectURL(
    new Blob([BYTE_ORDER_MARK + csvOf(rows)], { type: 'text/csv;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
