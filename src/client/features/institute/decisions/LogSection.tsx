import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { useGetAuditLogQuery } from '../../../api/adminApi';
import type { AuditEntry } from '../../../../shared/contract/institute/auditLog';
import { AUDIT_ACTIONS, type AuditAction } from '../../../../shared/domain/people/auditActions';
import { SearchField } from '../../../ui/buttons/SearchField';
import { FilterChoice } from '../../../ui/form/choices/FilterChoice';
import { EmptyState } from '../../../ui/loading/EmptyState';
import { useDebouncedValue } from '../../../ui/loading/useDebouncedValue';
import { MailAddress } from '../../../ui/text/MailAddress';
import { ChangeCell } from './ChangeCell';
import type { Column, TableOrder } from '../../../ui/table/Column';
import { DataTable } from '../../../ui/table/DataTable';
import { ListStates } from '../../../ui/table/ListStates';
import { MomentCell } from './MomentCell';
import { PersonCell } from '../people/PersonCell';
import { Pages } from '../../../ui/table/Pages';
import { SectionFrame } from '../SectionFrame';
import { PAGE_SIZE, usePages } from '../usePages';

const SEARCH_MS = 300;

/** The institute's log, newest or oldest first, filtered by action and by person. */
export function LogSection() {
  const { t, i18n } = useTranslation();
  const [typed, setTyped] = useState('');
  const [action, setAction] = useState<AuditAction | ''>('');
  const [order, setOrder] = useState<TableOrder>({ by: 'at', isDescending: true });
  const actor = useDebouncedValue(typed.trim(), SEARCH_MS);
  const [page, goTo] = usePages(JSON.stringify([actor, action, order]));
  const query = useGetAuditLogQuery({
    ...(actor && { actor }),
    ...(action && { action }),
    order: order.isDescending ? 'descending' : 'ascending',
    page,
    pageSize: PAGE_SIZE,
  });
  const isNarrowed = actor !== '' || action !== '';
  const columns: Column<AuditEntry>[] = [
    {
      title: t('institute.columns.when'),
      isNumeric: true,
      sortKey: 'at',
      cell: ({ at }) => <MomentCell at={at} />,
    },
    {
      title: t('institute.columns.who'),
      cell: ({ actor, actor_photo_url: photo_url }) => (
        <PersonCell person={{ name: actor || t('talk.goneName'), photo_url }} isFact />
      ),
    },
    {
      title: t('institute.columns.what'),
      cell: ({ action, subject, subject_photo_url: photo_url }) => (
        <span className="dr-institute-named">
          <strong>{t(`institute.log.actions.${action}`)}</strong>
          {photo_url === undefined || subject === '' ? (
            <span className="dr-table-quiet">
              <MailAddress email={subject} />
            </span>
          ) : (
            <PersonCell person={{ name: subject, photo_url }} isFact />
          )}
        </span>
      ),
    },
    { title: t('institute.columns.change'), cell: (entry) => <ChangeCell {...entry} /> },
  ];
  return (
    <SectionFrame title={t('institute.sections.log')} lead={t('institute.log.lead')}>
      <div className="dr-institute-filters">
        <SearchField
          label={t('institute.log.actor')}
          value={typed}
          onChange={setTyped}
          maxLength={100}
          isBusy={query.isFetching}
        />
        <FilterChoice<AuditAction | ''>
          label={t('institute.columns.what')}
          value={action}
          options={[
            { value: '', label: t('institute.log.anyAction') },
            ...AUDIT_ACTIONS.map((value) => ({ value, label: t(`institute.log.actions.${value}`) })).sort(
              (one, other) => one.label.localeCompare(other.label, i18n.language),
            ),
          ]}
          onChange={setAction}
        />
      </div>
      <p className="dr-table-quiet" role="status">
        {query.data && !query.isFetching ? t('institute.log.found', { count: query.data.total }) : ''}
      </p>
      <ListStates
        query={query}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <EmptyState
            title={isNarrowed ? t('common.noResults') : t('institute.log.empty')}
            text={isNarrowed ? t('institute.log.emptySearchText') : t('institute.log.emptyText')}
          />
        }
      >
        {({ rows, total }) => (
          <>
            <DataTable
              name={t('institute.sections.log')}
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
