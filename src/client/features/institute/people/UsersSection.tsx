import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { useGetAllUsersQuery, useGetRolesQuery } from '../../../api/adminApi';
import { CLIENT_GROUP, INTERPRETER_GROUP } from '../../../../shared/domain/people/groups';
import { EmptyState } from '../../../ui/loading/EmptyState';
import { FewChoice } from '../../../ui/form/choices/FewChoice';
import { FilterChoice } from '../../../ui/form/choices/FilterChoice';
import { SearchField } from '../../../ui/buttons/SearchField';
import { useDebouncedValue } from '../../../ui/loading/useDebouncedValue';
import { ListStates } from '../../../ui/table/ListStates';
import type { TableOrder } from '../../../ui/table/Column';
import { Pages } from '../../../ui/table/Pages';
import { SectionFrame } from '../SectionFrame';
import { PAGE_SIZE, usePages } from '../usePages';
import { useRoleName } from './useRoleName';
import { useRolesDialog } from './useRolesDialog';
import { UserTable } from './UserTable';

const SEARCH_MS = 300;
const GROUPS = { all: undefined, client: CLIENT_GROUP, interpreter: INTERPRETER_GROUP } as const;

/** Everybody of the institute, to be found by words, kind and role, sorted by name or last sign-in, and to be given roles and a business. */
export function UsersSection() {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState('');
  const [kind, setKind] = useState<keyof typeof GROUPS>('all');
  const [order, setOrder] = useState<TableOrder>({ by: 'name', isDescending: false });
  const rolesDialog = useRolesDialog();
  const search = useDebouncedValue(typed.trim(), SEARCH_MS);
  const [page, goTo] = usePages(JSON.stringify([search, role, kind, order]));
  const { data: roles = [] } = useGetRolesQuery();
  const query = useGetAllUsersQuery({
    ...(search && { search }),
    ...(role && { role }),
    ...(kind !== 'all' && { group_id: GROUPS[kind] }),
    sort: order.by === 'name' ? 'name' : 'last_login_at',
    order: order.isDescending ? 'descending' : 'ascending',
    page,
    pageSize: PAGE_SIZE,
  });
  const isNarrowed = search !== '' || role !== '' || kind !== 'all';
  return (
    <SectionFrame title={t('institute.sections.users')} lead={t('institute.users.lead')}>
      <div className="dr-institute-filters">
        <SearchField
          label={t('institute.users.search')}
          value={typed}
          onChange={setTyped}
          maxLength={100}
          isBusy={query.isFetching}
        />
        <FilterChoice
          label={t('institute.users.role')}
          value={role}
          options={[
            { value: '', label: t('institute.users.anyRole') },
            ...roles.map(({ name }) => ({ value: name, label: roleName(name) })),
          ]}
          onChange={setRole}
        />
        <FewChoice
          label={t('institute.columns.kind')}
          value={kind}
          options={(['all', 'client', 'interpreter'] as const).map((value) => ({
            value,
            label: t(value === 'all' ? 'institute.users.anyKind' : `institute.users.kinds.${value}`),
          }))}
          onChange={setKind}
        />
      </div>
      <p className="dr-table-quiet" role="status">
        {query.data && !query.isFetching ? t('institute.users.found', { count: query.data.total }) : ''}
      </p>
      <ListStates
        query={query}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <EmptyState
            title={isNarrowed ? t('common.noResults') : t('institute.users.empty')}
            text={isNarrowed ? t('institute.users.emptySearchText') : t('institute.users.emptyText')}
          />
        }
      >
        {({ rows, total }) => (
          <>
            <UserTable
              name={t('institute.sections.users')}
              people={rows}
              onChange={rolesDialog.openFor}
              order={order}
              onOrder={setOrder}
            />
            <Pages page={page} pageSize={PAGE_SIZE} total={total} onPage={goTo} />
          </>
        )}
      </ListStates>
      {rolesDialog.dialog}
    </SectionFrame>
  );
}
