import { useLazyGetInstitutePersonQuery } from '../../../api/adminApi';
import { useTranslation } from '../../../i18n/useTranslation';
import type { InstituteUser } from '../../../../shared/contract/institute/instituteUsers';
import { useSeenRecord } from '../useSeenRecord';
import { useRoleName } from './useRoleName';

/** A person's roles and business, as their form showed them. */
export function useSeenPerson(person: InstituteUser) {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const [read] = useLazyGetInstitutePersonQuery();
  return useSeenRecord({
    start: person,
    about: `roles of ${person.id}`,
    partsOf: ({ roles, business_id }) => ({ roles, business_id }),
    factsOf: ({ roles, business }) => [
      {
        label: t('institute.columns.roles'),
        text: roles.map(roleName).sort().join(t('common.comma')) || t('institute.none'),
      },
      { label: t('institute.columns.business'), text: business ?? t('institute.none') },
    ],
    read: async () => (await read({ user_id: person.id }).unwrap()).person,
  });
}
