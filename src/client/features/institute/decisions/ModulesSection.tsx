import { useTranslation } from '../../../i18n/useTranslation';
import { useGetModulesQuery } from '../../../api/adminApi';
import type { DataOf } from '../../../../shared/contract/base/endpoint';
import type { getModules } from '../../../../shared/contract/institute/instituteRoles';
import { CLIENT_GROUP } from '../../../../shared/domain/people/groups';
import { EmptyState } from '../../../ui/loading/EmptyState';
import type { Column } from '../../../ui/table/Column';
import { DataTable } from '../../../ui/table/DataTable';
import { ListStates } from '../../../ui/table/ListStates';
import { SectionFrame } from '../SectionFrame';
import { TagList } from '../TagList';
import { useRoleName } from '../people/useRoleName';

type ModuleRow = DataOf<typeof getModules>[number];

/** The areas of the product, and to whom of the institute each is open. */
export function ModulesSection() {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const query = useGetModulesQuery();
  const columns: Column<ModuleRow>[] = [
    {
      title: t('institute.columns.module'),
      cell: ({ key }) => (
        <span className="dr-institute-named">
          <strong>{t(`institute.modules.names.${key}`)}</strong>
          <span className="dr-table-quiet">{t(`institute.modules.notes.${key}`)}</span>
        </span>
      ),
    },
    {
      title: t('institute.columns.openTo'),
      cell: ({ groups, roles }) => (
        <TagList
          items={[
            ...groups.map((group) => ({
              key: String(group),
              text: t(group === CLIENT_GROUP ? 'institute.kinds.clients' : 'institute.kinds.interpreters'),
            })),
            ...roles.map((role) => ({ key: role, text: roleName(role) })),
          ]}
        />
      ),
    },
    {
      title: t('institute.columns.people'),
      isNumeric: true,
      sortBy: ({ people }) => people,
      cell: ({ people }) => people,
    },
  ];
  return (
    <SectionFrame title={t('institute.sections.modules')} lead={t('institute.modules.lead')}>
      <ListStates
        query={query}
        isEmpty={(modules) => modules.length === 0}
        empty={<EmptyState title={t('institute.modules.empty')} />}
      >
        {(modules) => (
          <DataTable
            name={t('institute.sections.modules')}
            rows={modules}
            columns={columns}
            keyOf={({ key }) => key}
          />
        )}
      </ListStates>
    </SectionFrame>
  );
}
