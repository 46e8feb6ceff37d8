import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import { useGetBusinessesQuery } from '../../api/adminApi';
import type { Business } from '../../contract/instituteTeams';
import { EmptyState } from '../../ui/EmptyState';
import { SearchField } from '../../ui/SearchField';
import { useSettled } from '../../ui/useSettled';
import { BusinessForm } from './BusinessForm';
import { type Column, DataTable } from './DataTable';
import { FormDialog } from './FormDialog';
import { ListFrame } from './ListFrame';
import { SectionFrame } from './SectionFrame';

const SEARCH_MS = 300;

export function BusinessList() {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim(), SEARCH_MS);
  const query = useGetBusinessesQuery(search ? { search } : undefined);
  const [edited, setEdited] = useState<Business | 'new' | null>(null);
  const close = () => setEdited(null);
  const add = (
    <button type="button" className="dr-button dr-button-primary" onClick={() => setEdited('new')}>
      {t('institute.businesses.add')}
    </button>
  );
  const columns: Column<Business>[] = [
    { title: t('institute.columns.name'), cell: ({ name }) => <strong>{name}</strong> },
    { title: t('institute.columns.people'), isNumeric: true, cell: ({ people }) => people },
    { title: t('institute.columns.teams'), isNumeric: true, cell: ({ teams }) => teams },
    {
      title: '',
      cell: (business) => (
        <div className="dr-table-actions">
          <Link
            className="dr-button"
            to={`?section=businesses&business=${business.id}`}
            aria-label={t('institute.businesses.peopleOf', { name: business.name })}
          >
            {t('institute.businesses.people')}
          </Link>
          <button
            type="button"
            className="dr-button"
            aria-label={t('institute.businesses.renameOf', { name: business.name })}
            onClick={() => setEdited(business)}
          >
            {t('institute.businesses.rename')}
          </button>
        </div>
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
      <ListFrame
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
      </ListFrame>
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
