import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { useGetBusinessesQuery, useGetTeamsQuery } from '../../../api/adminApi';
import type { Team } from '../../../../shared/contract/institute/instituteTeams';
import { EmptyState } from '../../../ui/loading/EmptyState';
import { FilterChoice } from '../../../ui/form/choices/FilterChoice';
import type { Column } from '../../../ui/table/Column';
import { DataTable } from '../../../ui/table/DataTable';
import { FormDialog } from '../FormDialog';
import { ListStates } from '../../../ui/table/ListStates';
import { RowActions } from '../RowActions';
import { SectionFrame } from '../SectionFrame';
import { PersonCell } from './PersonCell';
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
    {
      title: t('institute.columns.name'),
      sortBy: ({ name }) => name,
      cell: ({ name }) => <strong>{name}</strong>,
    },
    {
      title: t('institute.columns.business'),
      sortBy: (team) => team.business ?? '',
      cell: (team) => team.business ?? <span className="dr-table-quiet">{t('institute.teams.whole')}</span>,
    },
    {
      title: t('institute.columns.members'),
      cell: ({ members }) =>
        members.length > 0 ? (
          <ul className="dr-table-chips">
            {members.map((member) => (
              <li key={member.id}>
                <PersonCell person={member} />
              </li>
            ))}
          </ul>
        ) : (
          <span className="dr-table-quiet">{t('institute.none')}</span>
        ),
    },
    {
      title: t('institute.columns.actions'),
      isTitleUnseen: true,
      cell: (team) => (
        <RowActions
          name={t('institute.actionsOf', { name: team.name })}
          actions={[
            {
              key: 'change',
              label: t('institute.teams.changeOf', { name: team.name }),
              act: () => setEdited(team),
            },
          ]}
        />
      ),
    },
  ];
  return (
    <SectionFrame
      title={t('institute.sections.teams')}
      lead={t('institute.teams.lead')}
      action={
        <Button type="primary" onClick={() => setEdited('new')}>
          {t('institute.teams.add')}
        </Button>
      }
    >
      <div className="dr-institute-filters">
        <FilterChoice
          label={t('institute.columns.business')}
          value={business}
          options={[
            { value: '', label: t('institute.teams.anyBusiness') },
            ...businesses.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={setBusiness}
        />
      </div>
      <ListStates
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
      </ListStates>
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
