import { useCallback } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { BUILT_IN_ROLES, rankOf } from '../../../../shared/domain/people/roles';
import type { InstituteRole } from '../../../../shared/contract/institute/instituteRoles';
import { selectUser } from '../../../store/authSlice';
import { useAppSelector } from '../../../store/store';

/** A role's name for people: those that Dragoman brings in the reader's language, the institute's own as they are. */
export function useRoleName(): (name: string) => string {
  const { t } = useTranslation();
  return useCallback(
    (name) => {
      const builtIn = BUILT_IN_ROLES.find((role) => role.name === name)?.name;
      return builtIn ? t(`institute.roleNames.${builtIn}`) : name;
    },
    [t],
  );
}

/** The rank of who is signed in: what is above it is shown, but not offered. The server decides. */
export function useOwnRank(roles: readonly InstituteRole[]): number {
  const user = useAppSelector(selectUser);
  return rankOf(user?.roles ?? [], roles);
}
