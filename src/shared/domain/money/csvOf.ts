/**
 * Texts that spreadsheets would take for a formula, behind spaces and in the wide letters of East Asian
 * keyboards too (OWASP, CSV injection); an apostrophe before it keeps it text.
 */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/** The same after what other spreadsheets, or other settings, split a line at: only they see a cell begin there. */
const LATER_FORMULA = /([;\t])(?=\s*[=+\-@＝＋－＠])/g;

/** Rows as RFC 4180 writes them. Numbers are written as they are, texts never as formulas. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = (FORMULA.test(value) ? `'${value}` : value).replace(LATER_FORMULA, "$1'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
