import { Link } from 'react-router-dom';
import { useGetInstituteHomeQuery } from '../../../api/adminApi';
import { useTranslation } from '../../../i18n/useTranslation';
import type { InstituteHome } from '../../../../shared/contract/institute/home';
import { centsFromEuros } from '../../../../shared/domain/money/money';
import { FirstSteps } from '../../../entities/firstSteps/FirstSteps';
import { StatusBadge } from '../../../entities/booking/card/StatusBadge';
import type { Column } from '../../../ui/table/Column';
import { DataTable } from '../../../ui/table/DataTable';
import { ListStates } from '../../../ui/table/ListStates';
import { Money } from '../../../ui/text/Money';
import { formatClock, formatMonth } from '../../../ui/time/formatInstant';
import { SectionFrame } from '../SectionFrame';
import { Demand } from './Demand';
import { HomePart } from './HomePart';
import { moreOf, partyColumns, Titled } from './partyColumns';

/** Where an admin lands: what waits for them, today, what the month comes to, and what nobody answered or serves. */
export function HomeSection() {
  const { t } = useTranslation();
  const query = useGetInstituteHomeQuery();
  return (
    <SectionFrame title={t('institute.sections.home')} lead={t('institute.home.lead')}>
      <ListStates query={query} isEmpty={() => false} empty={null}>
        {(home) => (
          <div className="dr-home">
            <FirstSteps lists={['admin']} />
            <Waiting waiting={home.waiting} />
            <Today {...home} />
            <Spend {...home} />
            <Demand {...home} />
          </div>
        )}
      </ListStates>
    </SectionFrame>
  );
}

const QUEUES = [
  { what: 'listings', to: '?section=listings' },
  { what: 'credentials', to: '?section=credentials' },
  { what: 'tiers', to: '?section=approvals' },
  { what: 'problems', to: '?section=problems&show=open' },
] as const;

function Waiting({ waiting }: Pick<InstituteHome, 'waiting'>) {
  const { t } = useTranslation();
  const isNothing = QUEUES.every(({ what }) => waiting[what] === 0);
  return (
    <HomePart title={t('institute.home.waiting.title')} empty={isNothing && t('institute.home.waiting.none')}>
      <ul className="dr-home-queues">
        {QUEUES.map(({ what, to }) => (
          <li key={what} data-empty={waiting[what] === 0 || undefined}>
            <Link to={to}>
              <span className="dr-home-count dr-numerals">{waiting[what]}</span>{' '}
              {t(`institute.home.waiting.${what}`, { count: waiting[what] })}
            </Link>
          </li>
        ))}
      </ul>
    </HomePart>
  );
}

type Session = InstituteHome['today']['sessions'][number];

function Today({ today: { total, sessions }, timeZone }: Pick<InstituteHome, 'today' | 'timeZone'>) {
  const { t, i18n } = useTranslation();
  const clock = (at: string) => formatClock(at, i18n.language, timeZone);
  const columns: Column<Session>[] = [
    {
      title: t('institute.home.today.time'),
      isNumeric: true,
      cell: ({ startsAt, endsAt }) => (
        <span className="dr-table-word">
          {t('institute.home.today.span', { from: clock(startsAt), to: clock(endsAt) })}
        </span>
      ),
    },
    { title: t('institute.home.session'), isRowName: true, cell: ({ title }) => <Titled title={title} /> },
    ...partyColumns<Session>(t),
    {
      title: t('institute.home.today.status'),
      cell: ({ status }) => <StatusBadge status={status} variant="client" />,
    },
  ];
  const title = t('institute.home.today.title');
  return (
    <HomePart
      title={title}
      note={moreOf(total, sessions, t)}
      empty={total === 0 && t('institute.home.today.none')}
    >
      <DataTable name={title} rows={sessions} columns={columns} keyOf={({ id }) => id} />
    </HomePart>
  );
}

type Spending = InstituteHome['spend'][number];

function Spend({ spend, month }: Pick<InstituteHome, 'spend' | 'month'>) {
  const { t, i18n } = useTranslation();
  const money = (euros: number) => <Money cents={centsFromEuros(euros)} />;
  const sum = (of: 'amount' | 'ahead') => spend.reduce((cents, each) => cents + centsFromEuros(each[of]), 0);
  const nameOf = ({ business }: Spending) => business ?? t('institute.home.spend.noBusiness');
  const amounts = (['amount', 'ahead'] as const).map((of) => ({
    title: t(`institute.home.spend.${of}`),
    isAmount: true as const,
    sortBy: (row: Spending) => row[of],
    cell: (row: Spending) => money(row[of]),
    total: <Money cents={sum(of)} />,
  }));
  const columns: Column<Spending>[] = [
    { title: t('institute.columns.business'), isRowName: true, sortBy: nameOf, cell: nameOf },
    {
      title: t('institute.home.spend.sessions'),
      isNumeric: true,
      sortBy: ({ sessions }) => sessions,
      cell: ({ sessions }) => sessions,
      total: spend.reduce((count, { sessions }) => count + sessions, 0),
    },
    ...amounts,
  ];
  const title = t('institute.home.spend.title', { month: formatMonth(month, i18n.language) });
  return (
    <HomePart
      title={title}
      note={t('institute.home.spend.note')}
      empty={spend.length === 0 && t('institute.home.spend.none')}
    >
      <DataTable
        name={title}
        rows={spend}
        columns={columns}
        keyOf={({ business_id }) => business_id ?? ''}
        totalName={t('institute.home.spend.total')}
      />
    </HomePart>
  );
}
