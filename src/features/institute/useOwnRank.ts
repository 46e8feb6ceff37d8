import type { InstituteRole } from '../../contract/instituteRoles';
import { rankOf } from '../../domain/roles';
import { selectUser } from '../../slices/authSlice';
import { useAppSelector } from '../../store';

/** The rank of who is signed in: what is above it is shown, but not offered. The server decides. */
export function useOwnRank(roles: readonly InstituteRole[]): number {
  const user = useAppSelector(selectUser);
  return rankOf(user?.roles ?? [], roles);
}
