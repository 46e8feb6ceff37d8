import type { AvailabilityRecord } from '../../../shared/contract/bookings/availability';

/** What is there now, with what was typed since it `was` otherwise laid over it: nobody's changes are lost. */
export function withOwnChanges(
  was: AvailabilityRecord,
  is: AvailabilityRecord,
  typed: AvailabilityRecord,
): AvailabilityRecord {
  const fields = Object.keys(typed) as (keyof AvailabilityRecord)[];
  const own = fields.filter((field) => typed[field] !== was[field]);
  return {
    ...is,
    ...Object.fromEntries(own.map((field) => [field, typed[field]])),
    weeklyHours: rowsOver(was.weeklyHours, is.weeklyHours, typed.weeklyHours),
    daysOff: rowsOver(was.daysOff, is.daysOff, typed.daysOff),
  };
}

/** Rows that are there now but for those that were taken out here, and those that were added here. */
function rowsOver<Row>(was: readonly Row[], is: readonly Row[], typed: readonly Row[]): Row[] {
  const has = (rows: readonly Row[], row: Row) => rows.some((each) => isSameRow(each, row));
  return [
    ...is.filter((row) => has(typed, row) || !has(was, row)),
    ...typed.filter((row) => !has(was, row) && !has(is, row)),
  ];
}

function isSameRow<Row>(one: Row, other: Row): boolean {
  const told = (row: Row) => JSON.stringify(Object.entries(row as object).sort());
  return told(one) === told(other);
}
