import { useGetPersonBookingsQuery } from '../../../api/adminApi';
import { useTranslation } from '../../../i18n/useTranslation';
import type { PersonBooking } from '../../../../shared/contract/institute/institutePerson';
import type { InstituteUser } from '../../../../shared/contract/institute/instituteUsers';
import { centsFromEuros } from '../../../../shared/domain/money/money';
import { CLIENT_GROUP } from '../../../../shared/domain/people/groups';
import { LanguagePair } from '../../../ui/text/LanguagePair';
import { visibleText } from '../../../../shared/domain/text/visibleText';
import { StatusBadge } from '../../../entities/booking/card/StatusBadge';
import type { Column } from '../../../ui/table/Column';
import { DataTable } from '../../../ui/table/DataTable';
import { ListStates } from '../../../ui/table/ListStates';
import { Pages } from '../../../ui/table/Pages';
import { Money } from '../../../ui/text/Money';
import { MomentCell } from '../decisions/MomentCell';
import { HomePart } from '../home/HomePart';
import { PersonCell } from '../people/PersonCell';
import { PAGE_SIZE, usePages } from '../usePages';

/** A person's bookings as facts, the latest session first, a page at a time. */
export function PersonBookings({ person }: { person: InstituteUser }) {
  const { t } = useTranslation();
  const [page, goTo] = usePages(person.id);
  const query = useGetPersonBookingsQuery({ user_id: person.id, page, pageSize: PAGE_SIZE });
  const title = t('institute.person.bookings');
  const other = person.group_id === CLIENT_GROUP ? 'interpreter' : 'client';
  const columns: Column<PersonBooking>[] = [
    {
      title: t('institute.home.session'),
      isRowName: true,
      cell: (row) => (
        <span className="dr-institute-named">
          <strong dir="auto">{visibleText(row.title) || t('ui.untitledMeeting')}</strong>
          <MomentCell at={row.startsAt} />
        </span>
      ),
    },
    {
      title: t(`institute.kinds.${other}`),
      cell: (row) => (
        <PersonCell
          person={{ name: visibleText(row.other) || t('talk.goneName'), photo_url: row.other_photo_url }}
          isFact
        />
      ),
    },
    {
      title: t('institute.home.pair'),
      cell: ({ from, to }) => <LanguagePair from={from} to={to} />,
    },
    {
      title: t('institute.home.today.status'),
      cell: ({ status }) => <StatusBadge status={status} variant="client" />,
    },
    {
      title: t('institute.person.fee'),
      isAmount: true,
      cell: ({ fee }) => <Money cents={centsFromEuros(fee)} />,
    },
    {
      title: t('institute.home.spend.amount'),
      isAmount: true,
      cell: ({ owed }) => (owed === null ? t('institute.none') : <Money cents={centsFromEuros(owed)} />),
    },
  ];
  return (
    <HomePart title={title} empty={false} isTop>
      <ListStates
        query={query}
        isEmpty={({ total }) => total === 0}
        empty={<p className="dr-table-quiet">{t('institute.person.noBookings')}</p>}
      >
        {({ rows, total }) => (
          <>
            <DataTable name={title} rows={rows} columns={columns} keyOf={({ id }) => id} />
            <Pages page={page} pageSize={PAGE_SIZE} total={total} onPage={goTo} name={title} />
          </>
        )}
      </ListStates>
    </HomePart>
  );
}
