import type { InstituteRole } from '../../../../shared/contract/institute/instituteRoles';
import { rankOf } from '../../../../shared/domain/people/roles';
import { selectUser } from '../../../store/authSlice';
import { useAppSelector } from '../../../store/store';

/** The rank of who is signed in: what is above it is shown, but not offered. The server decides. */
export function useOwnRank(roles: readonly InstituteRole[]): number {
  const user = useAppSelector(selectUser);
  return rankOf(user?.roles ?? [], roles);
}
