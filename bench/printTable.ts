import type { Row } from './Row';

/** The rows of one part, below each other. */
export function printTable(title: string, rows: readonly Row[]): void {
  const [what, figure] = [Math.max(...rows.map((row) => row.what.length)), 14];
  console.log(`\n${title}`);
  for (const row of rows) {
    const verdict = row.isOk === null ? '' : row.isOk ? 'ok' : 'SHORT';
    const line = `  ${row.what.padEnd(what)}  ${row.figure.padStart(figure)}  ${row.goal.padEnd(12)} ${verdict}`;
    console.log(line.trimEnd());
  }
}
