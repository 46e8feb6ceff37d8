import type { TFunction } from 'i18next';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { centsFromEuros, formatCents } from '../../../../shared/domain/money/money';

type Problem = NonNullable<NonNullable<BookingRecord['aftermath']>['problem']>;

/** What was decided about a problem, with the amount where a part of the fee is owed; empty while nothing is. */
export function outcomeText({ outcome, amount }: Problem, t: TFunction, language: string): string {
  if (outcome === null) return '';
  return t(`aftermath.outcome.${outcome}`, { amount: formatCents(centsFromEuros(amount ?? 0), language) });
}
