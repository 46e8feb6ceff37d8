import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { useDecideTierMutation, useGetAllUsersQuery } from '../../../api/adminApi';
import type { InstituteUser } from '../../../../shared/contract/institute/instituteUsers';
import { selectUserId } from '../../../store/authSlice';
import { useAppSelector } from '../../../store/store';
import { EmptyState } from '../../../ui/loading/EmptyState';
import type { Column, TableOrder } from '../../../ui/table/Column';
import { DataTable } from '../../../ui/table/DataTable';
import { ListStates } from '../../../ui/table/ListStates';
import { Pages } from '../../../ui/table/Pages';
import { PersonCell } from '../people/PersonCell';
import { RowActions } from '../RowActions';
import { SectionFrame } from '../SectionFrame';
import type { RowAction } from '../useRowAction';
import { PAGE_SIZE, usePages } from '../usePages';

/** People who asked for the Professional or Enterprise tier and wait for an answer. */
export function ApprovalsSection() {
  const { t } = useTranslation();
  const [order, setOrder] = useState<TableOrder>({ by: 'name', isDescending: false });
  const [page, goTo] = usePages(JSON.stringify(order));
  const query = useGetAllUsersQuery({
    requested_tier: true,
    order: order.isDescending ? 'descending' : 'ascending',
    page,
    pageSize: PAGE_SIZE,
  });
  const [decide] = useDecideTierMutation();
  const ownId = useAppSelector(selectUserId);
  const action = ({ id, name, requested_tier }: InstituteUser, kind: 'approve' | 'refuse'): RowAction => {
    const tier = t(`institute.tiers.${requested_tier ?? 'starter'}`);
    return {
      key: kind,
      label: t(`institute.approvals.${kind}.label`),
      name: t(`institute.approvals.${kind}.of`, { name, tier }),
      question: {
        title: t(`institute.approvals.${kind}.ask`, { name, tier }),
        text: t(`institute.approvals.${kind}.text`, { name, tier }),
        ok: t(`institute.approvals.${kind}.label`),
        cancel: t('common.cancel'),
        isDangerous: kind === 'refuse',
      },
      done: t(`institute.approvals.${kind}.done`, { name, tier }),
      act: () => decide({ user_id: id, approve: kind === 'approve' }).unwrap(),
    };
  };
  const columns: Column<InstituteUser>[] = [
    {
      title: t('institute.columns.person'),
      sortKey: 'name',
      cell: (person) => <PersonCell person={person} />,
    },
    { title: t('institute.columns.tierNow'), cell: ({ tier }) => t(`institute.tiers.${tier}`) },
    {
      title: t('institute.columns.tierWanted'),
      cell: ({ requested_tier }) => <strong>{t(`institute.tiers.${requested_tier ?? 'starter'}`)}</strong>,
    },
    {
      title: t('institute.columns.actions'),
      isTitleUnseen: true,
      cell: (person) =>
        person.id === ownId ? (
          <span className="dr-table-quiet">{t('institute.approvals.own')}</span>
        ) : (
          <RowActions
            name={t('institute.actionsOf', { name: person.name })}
            actions={[action(person, 'approve'), action(person, 'refuse')]}
            areInSight
          />
        ),
    },
  ];
  return (
    <SectionFrame title={t('institute.sections.approvals')} lead={t('institute.approvals.lead')}>
      <ListStates
        query={query}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <EmptyState title={t('institute.approvals.empty')} text={t('institute.approvals.emptyText')} />
        }
      >
        {({ rows, total }) => (
          <>
            <DataTable
              name={t('institute.sections.approvals')}
              rows={rows}
              columns={columns}
              keyOf={({ id }) => id}
              order={order}
              onOrder={setOrder}
            />
            <Pages page={page} pageSize={PAGE_SIZE} total={total} onPage={goTo} />
          </>
        )}
      </ListStates>
    </SectionFrame>
  );
}
