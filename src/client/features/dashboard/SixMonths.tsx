import { useTranslation } from '../../i18n/useTranslation';
import { useGetMonthlyTotalsQuery } from '../../api/statementApi';
import type { MonthlyTotal } from '../../../shared/contract/bookings/statement';
import { lastMonths } from '../../../shared/domain/time/lastMonths';
import { centsFromEuros } from '../../../shared/domain/money/money';
import { BookingCardSkeleton } from '../../entities/booking/panel/BookingCardSkeleton';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { failureText } from '../../i18n/failureText';
import { MonthChart } from '../../ui/facts/MonthChart';
import { useNow } from '../../ui/time/useNow';

const MONTHS_SHOWN = 6;

interface SixMonthsProps {
  title: string;
  /** in euros, of what a month comes to */
  count: (month: MonthlyTotal) => number;
}

/** The last six months in sums by the server: the lists of bookings may hold only the newest. */
export function SixMonths({ title, count }: SixMonthsProps) {
  const { t } = useTranslation();
  const now = useNow(60_000);
  const { data, error, isFetching, refetch } = useGetMonthlyTotalsQuery();
  if (!data) {
    return error && !isFetching ? (
      <ErrorAlert message={failureText(error, t)} onRetry={() => void refetch()} />
    ) : (
      <BookingCardSkeleton />
    );
  }
  const totals = lastMonths(now, data.timeZone, MONTHS_SHOWN).map((month) => {
    const found = data.months.find((each) => each.month === month);
    return { month, cents: found ? centsFromEuros(count(found)) : 0 };
  });
  return <MonthChart title={title} totals={totals} />;
}
