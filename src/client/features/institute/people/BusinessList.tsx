import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import { useGetBusinessesQuery } from '../../../api/adminApi';
import type { Business } from '../../../../shared/contract/institute/instituteTeams';
import { EmptyState } from '../../../ui/loading/EmptyState';
import { SearchField } from '../../../ui/buttons/SearchField';
import { useDebouncedValue } from '../../../ui/loading/useDebouncedValue';
import { BusinessForm } from './BusinessForm';
import type { Column } from '../../../ui/table/Column';
import { DataTable } from '../../../ui/table/DataTable';
import { FormDialog } from '../FormDialog';
import { ListStates } from '../../../ui/table/ListStates';
import { RowActions } from '../RowActions';
import { SectionFrame } from '../SectionFrame';

const SEARCH_MS = 300;

export function BusinessList() {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim(), SEARCH_MS);
  const query = useGetBusinessesQuery(search ? { search } : undefined);
  const [edited, setEdited] = useState<Business | 'new' | null>(null);
  const close = () => setEdited(null);
  const add = (
    <Button type="primary" onClick={() => setEdited('new')}>
      {t('institute.businesses.add')}
    </Button>
  );
  const columns: Column<Business>[] = [
    {
      title: t('institute.columns.name'),
      sortBy: ({ name }) => name,
      cell: ({ id, name }) => (
        <Link
          className="dr-institute-link"
          to={`?section=businesses&business=${id}`}
          aria-label={t('institute.businesses.peopleOf', { name })}
        >
          {name}
        </Link>
      ),
    },
    {
      title: t('institute.columns.people'),
      isNumeric: true,
      sortBy: ({ people }) => people,
      cell: ({ people }) => people,
    },
    {
      title: t('institute.columns.teams'),
      isNumeric: true,
      sortBy: ({ teams }) => teams,
      cell: ({ teams }) => teams,
    },
    {
      title: t('institute.columns.actions'),
      isTitleUnseen: true,
      cell: (business) => (
        <RowActions
          name={t('institute.actionsOf', { name: business.name })}
          actions={[
            {
              key: 'rename',
              label: t('institute.businesses.renameOf', { name: business.name }),
              act: () => setEdited(business),
            },
          ]}
        />
      ),
    },
  ];
  return (
    <SectionFrame
      title={t('institute.sections.businesses')}
      lead={t('institute.businesses.lead')}
      action={add}
    >
      <SearchField
        label={t('institute.businesses.search')}
        value={typed}
        onChange={setTyped}
        maxLength={100}
        isBusy={query.isFetching}
      />
      <ListStates
        query={query}
        isEmpty={(businesses) => businesses.length === 0}
        empty={
          search ? (
            <EmptyState title={t('common.noResults')} />
          ) : (
            <EmptyState title={t('institute.businesses.empty')} text={t('institute.businesses.emptyText')} />
          )
        }
      >
        {(businesses) => (
          <DataTable
            name={t('institute.sections.businesses')}
            rows={businesses}
            columns={columns}
            keyOf={({ id }) => id}
          />
        )}
      </ListStates>
      <FormDialog
        title={t(edited === 'new' ? 'institute.businesses.add' : 'institute.businesses.renameTitle')}
        isOpen={edited !== null}
        onClose={close}
      >
        {edited && <BusinessForm business={edited === 'new' ? null : edited} onDone={close} />}
      </FormDialog>
    </SectionFrame>
  );
}
