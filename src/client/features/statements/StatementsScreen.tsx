import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import { useGetMonthlyTotalsQuery, useGetStatementQuery } from '../../api/statementApi';
import type { MonthlyTotal } from '../../../shared/contract/bookings/statement';
import { dateTimeFormat } from '../../../shared/domain/text/intlFormats';
import { CLIENT_GROUP } from '../../../shared/domain/people/groups';
import { lastMonths } from '../../../shared/domain/time/lastMonths';
import { paths } from '../../paths';
import { selectUser } from '../../store/authSlice';
import { useAppSelector } from '../../store/store';
import { FilterChoice } from '../../ui/form/choices/FilterChoice';
import { EmptyState } from '../../ui/loading/EmptyState';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { failureText } from '../../i18n/failureText';
import { LoadingRows } from '../../ui/loading/LoadingRows';
import { readerZone } from '../../ui/time/readerZone';
import { useNow } from '../../ui/time/useNow';
import { StatementTable } from './StatementTable';
import './statements.css';

/** How far back one looks, and further where there is anything: two years, as bookings reach two years ahead. */
const MONTHS = 24;

/** A month's statement with its sums, to read and to download as CSV. */
export function StatementsScreen() {
  const { t, i18n } = useTranslation();
  const isClient = useAppSelector(selectUser)?.group_id === CLIENT_GROUP;
  const recent = lastMonths(useNow(3_600_000), readerZone(), MONTHS);
  const { data: totals } = useGetMonthlyTotalsQuery();
  const months = [...new Set([...recent, ...monthsWithLines(totals?.months ?? [])])].sort().reverse();
  const [chosen, setChosen] = useState<string | null>(null);
  const month = chosen ?? recent.at(-1) ?? '';
  const { currentData, error, isFetching, refetch } = useGetStatementQuery({ month });
  const viewer = isClient ? 'client' : 'interpreter';
  const nameOf = (each: string) =>
    dateTimeFormat(i18n.language, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      new Date(`${each}-15T00:00:00Z`),
    );
  return (
    <div className="dr-statements">
      <p className="dr-print-hidden">
        <Link to={paths[viewer].records}>{t('session.toBookings')}</Link>
      </p>
      <h1>{t(`statements.titles.${viewer}`)}</h1>
      <p>{t(`statements.leads.${viewer}`)}</p>
      <FilterChoice
        label={t('statements.month')}
        value={month}
        options={months.map((each) => ({ value: each, label: nameOf(each) }))}
        onChange={setChosen}
      />
      {error && !isFetching ? (
        <ErrorAlert message={failureText(error, t)} onRetry={() => void refetch()} />
      ) : !currentData ? (
        <LoadingRows text={t('statements.loading')} rows={6} />
      ) : currentData.lines.length === 0 ? (
        <EmptyState title={t('statements.empty')} text={t('statements.emptyText')} />
      ) : (
        <StatementTable statement={currentData} viewer={viewer} name={nameOf(month)} />
      )}
      {currentData && currentData.undecided > 0 && (
        <p className="dr-statements-note">{t('statements.undecided', { count: currentData.undecided })}</p>
      )}
    </div>
  );
}

/** A late cancellation is owed in the month of its session, which may be far ahead. */
function monthsWithLines(totals: readonly MonthlyTotal[]): string[] {
  return totals
    .filter(({ sessions, cancellations, undecided }) => sessions + cancellations + undecided > 0)
    .map(({ month }) => month);
}
