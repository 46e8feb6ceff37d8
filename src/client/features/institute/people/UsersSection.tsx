import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { useGetAllUsersQuery, useGetRolesQuery } from '../../../api/adminApi';
import { EmptyState } from '../../../ui/loading/EmptyState';
import { FilterChoice } from '../../../ui/form/choices/FilterChoice';
import { SearchField } from '../../../ui/buttons/SearchField';
import { useSettled } from '../../../ui/loading/useSettled';
import { ListStates } from '../../../ui/table/ListStates';
import { Pages } from '../../../ui/table/Pages';
import { SectionFrame } from '../SectionFrame';
import { PAGE_SIZE, usePages } from '../usePages';
import { useRoleName } from './useRoleName';
import { useRolesDialog } from './useRolesDialog';
import { UserTable } from './UserTable';

const SEARCH_MS = 300;

/** Everybody of the institute, to be found by words and role, and to be given roles and a business. */
export function UsersSection() {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState('');
  const rolesDialog = useRolesDialog();
  const search = useSettled(typed.trim(), SEARCH_MS);
  const [page, goTo] = usePages(`${search} ${role}`);
  const { data: roles = [] } = useGetRolesQuery();
  const query = useGetAllUsersQuery({
    ...(search && { search }),
    ...(role && { role }),
    page,
    pageSize: PAGE_SIZE,
  });
  const isNarrowed = search !== '' || role !== '';
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
            <UserTable name={t('institute.sections.users')} people={rows} onChange={rolesDialog.openFor} />
            <Pages page={page} pageSize={PAGE_SIZE} total={total} onPage={goTo} />
          </>
        )}
      </ListStates>
      {rolesDialog.dialog}
    </SectionFrame>
  );
}
