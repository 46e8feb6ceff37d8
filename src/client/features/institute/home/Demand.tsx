import { useTranslation } from '../../../i18n/useTranslation';
import type { InstituteHome } from '../../../../shared/contract/institute/home';
import type { Column } from '../../../ui/table/Column';
import { DataTable } from '../../../ui/table/DataTable';
import { LanguagePair } from '../../../ui/text/LanguagePair';
import { formatDay, formatInstant } from '../../../ui/time/formatInstant';
import { HomePart } from './HomePart';
import { moreOf, partyColumns, Titled } from './partyColumns';

/** Unmet demand: requests without an answer, and pairs that nobody serves. */
export function Demand(home: Pick<InstituteHome, 'unanswered' | 'missingPairs' | 'timeZone'>) {
  return (
    <>
      <Unanswered {...home} />
      <MissingPairs {...home} />
    </>
  );
}

type Request = InstituteHome['unanswered']['requests'][number];

function Unanswered({ unanswered, timeZone }: Pick<InstituteHome, 'unanswered' | 'timeZone'>) {
  const { t, i18n } = useTranslation();
  const { total, requests } = unanswered;
  const columns: Column<Request>[] = [
    { title: t('institute.home.session'), isRowName: true, cell: ({ title }) => <Titled title={title} /> },
    {
      title: t('institute.home.unanswered.wanted'),
      cell: ({ startsAt }) => (
        <time dateTime={startsAt}>{formatInstant(startsAt, i18n.language, timeZone)}</time>
      ),
    },
    { title: t('institute.home.pair'), cell: ({ from, to }) => <LanguagePair from={from} to={to} /> },
    ...partyColumns<Request>(t),
    {
      title: t('institute.home.unanswered.ended'),
      cell: ({ respondBy }) => (
        <time dateTime={respondBy}>{formatInstant(respondBy, i18n.language, timeZone)}</time>
      ),
    },
  ];
  const title = t('institute.home.unanswered.title');
  return (
    <HomePart
      title={title}
      note={moreOf(total, requests, t) ?? t('institute.home.unanswered.note')}
      empty={total === 0 && t('institute.home.unanswered.none')}
    >
      <DataTable name={title} rows={requests} columns={columns} keyOf={({ id }) => id} />
    </HomePart>
  );
}

type MissingPair = InstituteHome['missingPairs'][number];

function MissingPairs({ missingPairs, timeZone }: Pick<InstituteHome, 'missingPairs' | 'timeZone'>) {
  const { t, i18n } = useTranslation();
  // days of the search are told by their noon, which is the same day nearly everywhere
  const day = (date: string) => formatDay(`${date}T12:00:00Z`, i18n.language, timeZone);
  const columns: Column<MissingPair>[] = [
    {
      title: t('institute.home.pair'),
      isRowName: true,
      cell: ({ languages: [from, to] }) => <LanguagePair from={from} to={to} />,
    },
    {
      title: t('institute.home.missing.searches'),
      isNumeric: true,
      sortBy: ({ searches }) => searches,
      cell: ({ searches }) => searches,
    },
    {
      title: t('institute.home.missing.since'),
      sortBy: ({ since }) => since,
      cell: ({ since }) => <time dateTime={since}>{day(since)}</time>,
    },
    {
      title: t('institute.home.missing.last'),
      sortBy: ({ last }) => last,
      cell: ({ last }) => <time dateTime={last}>{day(last)}</time>,
    },
  ];
  const title = t('institute.home.missing.title');
  return (
    <HomePart
      title={title}
      note={t('institute.home.missing.note')}
      empty={missingPairs.length === 0 && t('institute.home.missing.none')}
    >
      <DataTable
        name={title}
        rows={missingPairs}
        columns={columns}
        keyOf={({ languages }) => languages.join(' ')}
      />
    </HomePart>
  );
}
