import { useCallback } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { BUILT_IN_ROLES } from '../../../../shared/domain/people/roles';

/** A role's name for people: those that Dragoman brings in the reader's language, the institute's own as they are. */
export function useRoleName(): (name: string) => string {
  const { t } = useTranslation();
  return useCallback(
    (name) => {
      const builtIn = BUILT_IN_ROLES.find((role) => role.name === name)?.name;
      return builtIn ? t(`invitation.roleNames.${builtIn}`) : name;
    },
    [t],
  );
}
