import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useGetBusinessesQuery, useGetTeamsQuery } from '../../api/adminApi';
import type { Team } from '../../contract/instituteTeams';
import { EmptyState } from '../../ui/EmptyState';
import { PlainChoice } from '../../ui/PlainChoice';
import { type Column, DataTable } from './DataTable';
import { FormDialog } from './FormDialog';
import { ListFrame } from './ListFrame';
import { SectionFrame } from './SectionFrame';
import { TeamForm } from './TeamForm';

/** People who work together, within a business or across the institute. */
export function TeamsSection() {
  const { t } = useTranslation();
  const [business, setBusiness] = useState('');
  const [edited, setEdited] = useState<Team | 'new' | null>(null);
  const { data: businesses = [] } = useGetBusinessesQuery();
  const query = useGetTeamsQuery(business ? { business_id: business } : undefined);
  const close = () => setEdited(null);
  const columns: Column<Team>[] = [
    { title: t('institute.columns.name'), cell: ({ name }) => <strong>{name}</strong> },
    {
      title: t('institute.columns.business'),
      cell: (team) => team.business ?? <span className="dr-table-quiet">{t('institute.teams.whole')}</span>,
    },
    {
      title: t('institute.columns.members'),
      cell: ({ members }) =>
        members.length > 0 ? (
          <ul className="dr-table-chips">
            {members.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        ) : (
          <span className="dr-table-quiet">{t('institute.none')}</span>
        ),
    },
    {
      title: '',
      cell: (team) => (
        <div className="dr-table-actions">
          <button
            type="button"
            className="dr-button"
            aria-label={t('institute.teams.changeOf', { name: team.name })}
            onClick={() => setEdited(team)}
          >
            {t('institute.change')}
          </button>
        </div>
      ),
    },
  ];
  return (
    <SectionFrame
      title={t('institute.sections.teams')}
      lead={t('institute.teams.lead')}
      action={
        <button type="button" className="dr-button dr-button-primary" onClick={() => setEdited('new')}>
          {t('institute.teams.add')}
        </button>
      }
    >
      <div className="dr-institute-filters">
        <PlainChoice
          label={t('institute.columns.business')}
          value={business}
          placeholder={t('institute.teams.anyBusiness')}
          isOptional
          onChange={setBusiness}
        >
          {businesses.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </PlainChoice>
      </div>
      <ListFrame
        query={query}
        isEmpty={(teams) => teams.length === 0}
        empty={<EmptyState title={t('institute.teams.empty')} text={t('institute.teams.emptyText')} />}
      >
        {(teams) => (
          <DataTable
            name={t('institute.sections.teams')}
            rows={teams}
            columns={columns}
            keyOf={({ id }) => id}
          />
        )}
      </ListFrame>
      <FormDialog
        title={t(edited === 'new' ? 'institute.teams.add' : 'institute.teams.changeTitle')}
        isOpen={edited !== null}
        onClose={close}
      >
        {edited && (
          <TeamForm team={edited === 'new' ? null : edited} businesses={businesses} onDone={close} />
        )}
      </FormDialog>
    </SectionFrame>
  );
}
