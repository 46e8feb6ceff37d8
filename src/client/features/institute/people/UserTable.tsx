import { useNavigate } from 'react-router-dom';
import { institutePersonAt } from '../../../paths';
import { useTranslation } from '../../../i18n/useTranslation';
import type { InstituteUser } from '../../../../shared/contract/institute/instituteUsers';
import { CLIENT_GROUP } from '../../../../shared/domain/people/groups';
import type { Column, TableOrder } from '../../../ui/table/Column';
import { DataTable } from '../../../ui/table/DataTable';
import { MomentCell } from '../decisions/MomentCell';
import { PersonCell } from './PersonCell';
import { RowActions } from '../RowActions';
import { TagList } from '../TagList';
import { useRoleName } from './useRoleName';
import { useSignOutAction } from './useSignOutAction';

interface UserTableProps {
  name: string;
  people: readonly InstituteUser[];
  onChange: (person: InstituteUser) => void;
  /** where they can be sorted */
  order?: TableOrder;
  onOrder?: (order: TableOrder) => void;
}

/** People of the institute, each with a way to change their roles and one to sign them out. */
export function UserTable({ name, people, onChange, order, onOrder }: UserTableProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const roleName = useRoleName();
  const signOut = useSignOutAction();
  const columns: Column<InstituteUser>[] = [
    {
      title: t('institute.columns.person'),
      sortKey: order && 'name',
      cell: (person) => <PersonCell person={person} to={institutePersonAt(person.id)} />,
    },
    {
      title: t('institute.columns.kind'),
      cell: ({ group_id }) => (
        <span className="dr-table-word">
          {t(group_id === CLIENT_GROUP ? 'institute.kinds.client' : 'institute.kinds.interpreter')}
        </span>
      ),
    },
    {
      title: t('institute.columns.roles'),
      cell: ({ roles }) =>
        roles.length > 0 ? (
          <TagList items={roles.map((role) => ({ key: role, text: roleName(role) }))} />
        ) : (
          <span className="dr-table-quiet">{t('institute.none')}</span>
        ),
    },
    {
      title: t('institute.columns.business'),
      cell: ({ business }) => (
        <span className={business === null ? 'dr-table-quiet' : 'dr-table-words'}>
          {business ?? t('institute.none')}
        </span>
      ),
    },
    {
      title: t('institute.columns.tier'),
      cell: ({ tier }) => <span className="dr-table-word">{t(`institute.tiers.${tier}`)}</span>,
    },
    {
      title: t('institute.columns.lastSignIn'),
      isNumeric: true,
      sortKey: order && 'last_login_at',
      cell: ({ last_login_at }) =>
        last_login_at ? (
          <MomentCell at={last_login_at} />
        ) : (
          <span className="dr-table-quiet">{t('institute.users.never')}</span>
        ),
    },
    {
      title: t('institute.columns.actions'),
      isTitleUnseen: true,
      cell: (person) => (
        <RowActions
          name={t('institute.actionsOf', { name: person.name })}
          actions={[
            {
              key: 'open',
              label: t('institute.person.open', { name: person.name }),
              act: () => navigate(institutePersonAt(person.id)),
            },
            {
              key: 'change',
              label: t('institute.users.changeOf', { name: person.name }),
              act: () => onChange(person),
            },
            ...signOut(person),
          ]}
        />
      ),
    },
  ];
  return (
    <DataTable
      name={name}
      rows={people}
      columns={columns}
      keyOf={({ id }) => id}
      order={order}
      onOrder={onOrder}
    />
  );
}
