import { useLazyGetRolesQuery } from '../../../api/adminApi';
import { useTranslation } from '../../../i18n/useTranslation';
import type { InstituteRole } from '../../../../shared/contract/institute/instituteRoles';
import { useSeenRecord } from '../useSeenRecord';

/** A role, as its form showed it; null for a new one. */
export function useSeenRole(role: InstituteRole | null) {
  const { t } = useTranslation();
  const [read] = useLazyGetRolesQuery();
  return useSeenRecord({
    start: role,
    about: `role ${role?.id ?? ''}`,
    partsOf: ({ name, description, rank, modules }) => ({ name, description, rank, modules }),
    factsOf: ({ name, description, rank, modules }) => [
      { label: t('institute.columns.name'), text: name },
      { label: t('ui.labels.description'), text: description || t('institute.none') },
      { label: t('institute.columns.rank'), text: String(rank) },
      {
        label: t('institute.roles.opens'),
        text:
          modules.map((module) => t(`institute.modules.names.${module}`)).join(t('common.comma')) ||
          t('institute.none'),
      },
    ],
    read: async () => (await read().unwrap()).find(({ id }) => id === role?.id),
  });
}
