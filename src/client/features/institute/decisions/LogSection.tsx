import { useTranslation } from '../../../i18n/useTranslation';
import { useGetAuditLogQuery } from '../../../api/adminApi';
import type { AuditEntry } from '../../../../shared/contract/institute/auditLog';
import { EmptyState } from '../../../ui/loading/EmptyState';
import { MailAddress } from '../../../ui/text/MailAddress';
import { ChangeCell } from './ChangeCell';
import type { Column } from '../../../ui/table/Column';
import { DataTable } from '../../../ui/table/DataTable';
import { ListStates } from '../../../ui/table/ListStates';
import { MomentCell } from './MomentCell';
import { Pages } from '../../../ui/table/Pages';
import { SectionFrame } from '../SectionFrame';
import { PAGE_SIZE, usePages } from '../usePages';

/** Who changed what in the institute, newest first. */
export function LogSection() {
  const { t } = useTranslation();
  const [page, goTo] = usePages('');
  const query = useGetAuditLogQuery({ page, pageSize: PAGE_SIZE });
  const columns: Column<AuditEntry>[] = [
    { title: t('institute.columns.when'), isNumeric: true, cell: ({ at }) => <MomentCell at={at} /> },
    { title: t('institute.columns.who'), cell: ({ actor }) => actor || t('talk.goneName') },
    {
      title: t('institute.columns.what'),
      cell: ({ action, subject }) => (
        <span className="dr-institute-named">
          <strong>{t(`institute.log.actions.${action}`)}</strong>
          <span className="dr-table-quiet">
            <MailAddress email={subject} />
          </span>
        </span>
      ),
    },
    { title: t('institute.columns.change'), cell: (entry) => <ChangeCell {...entry} /> },
  ];
  return (
    <SectionFrame title={t('institute.sections.log')} lead={t('institute.log.lead')}>
      <ListStates
        query={query}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<EmptyState title={t('institute.log.empty')} text={t('institute.log.emptyText')} />}
      >
        {({ rows, total }) => (
          <>
            <DataTable
              name={t('institute.sections.log')}
              rows={rows}
              columns={columns}
              keyOf={({ id }) => id}
            />
            <Pages page={page} pageSize={PAGE_SIZE} total={total} onPage={goTo} />
          </>
        )}
      </ListStates>
    </SectionFrame>
  );
}
