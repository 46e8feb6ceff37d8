import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { useGetRolesQuery } from '../../../api/adminApi';
import type { InstituteRole } from '../../../../shared/contract/institute/instituteRoles';
import { EmptyState } from '../../../ui/loading/EmptyState';
import type { Column } from '../../../ui/table/Column';
import { DataTable } from '../../../ui/table/DataTable';
import { FormDialog } from '../FormDialog';
import { ListStates } from '../../../ui/table/ListStates';
import { RoleForm } from './RoleForm';
import { RowActions } from '../RowActions';
import { SectionFrame } from '../SectionFrame';
import { TagList } from '../TagList';
import { useRoleName, useOwnRank } from './useRoleName';

/** The roles of the institute: Dragoman's own three, and those that it made. */
export function RolesSection() {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const query = useGetRolesQuery();
  const ownRank = useOwnRank(query.data ?? []);
  const [edited, setEdited] = useState<InstituteRole | 'new' | null>(null);
  const close = () => setEdited(null);
  const columns: Column<InstituteRole>[] = [
    {
      title: t('institute.columns.role'),
      cell: ({ id, name, description }) => (
        <span className="dr-institute-named">
          <strong>{roleName(name)}</strong>
          <span className="dr-table-quiet">{id === null ? t('institute.roles.builtIn') : description}</span>
        </span>
      ),
    },
    {
      title: t('institute.columns.rank'),
      isNumeric: true,
      sortBy: ({ rank }) => rank,
      cell: ({ rank }) => rank,
    },
    {
      title: t('institute.columns.opens'),
      cell: ({ modules }) => (
        <TagList
          items={modules.map((module) => ({ key: module, text: t(`institute.modules.names.${module}`) }))}
        />
      ),
    },
    {
      title: t('institute.columns.people'),
      isNumeric: true,
      sortBy: ({ people }) => people,
      cell: ({ people }) => people,
    },
    {
      title: t('institute.columns.actions'),
      isTitleUnseen: true,
      cell: (role) =>
        role.id === null ? null : role.rank > ownRank ? (
          <span className="dr-table-quiet">{t('institute.roles.aboveOwn')}</span>
        ) : (
          <RowActions
            name={t('institute.actionsOf', { name: role.name })}
            actions={[
              {
                key: 'change',
                label: t('institute.roles.changeOf', { name: role.name }),
                act: () => setEdited(role),
              },
            ]}
          />
        ),
    },
  ];
  return (
    <SectionFrame
      title={t('institute.sections.roles')}
      lead={t('institute.roles.lead')}
      action={
        <Button type="primary" onClick={() => setEdited('new')}>
          {t('institute.roles.add')}
        </Button>
      }
    >
      <ListStates
        query={query}
        isEmpty={(roles) => roles.length === 0}
        empty={<EmptyState title={t('institute.roles.empty')} />}
      >
        {(roles) => (
          <DataTable
            name={t('institute.sections.roles')}
            rows={roles}
            columns={columns}
            keyOf={({ name }) => name}
          />
        )}
      </ListStates>
      <FormDialog
        title={t(edited === 'new' ? 'institute.roles.add' : 'institute.roles.changeTitle')}
        isOpen={edited !== null}
        onClose={close}
      >
        {edited && <RoleForm role={edited === 'new' ? null : edited} ownRank={ownRank} onDone={close} />}
      </FormDialog>
    </SectionFrame>
  );
}
