import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useGetInterpreterProfileQuery } from '../../api/interpreterApi';
import { isApiError } from '../../../shared/contract/base/apiError';
import { filledProfile } from '../../../shared/domain/people/filledProfile';
import { INTERPRETER_GROUP } from '../../../shared/domain/people/groups';
import { selectUser } from '../../store/authSlice';
import { useAppSelector } from '../../store/store';
import { SparseProfile } from '../../../shared/contract/interpreters/sparseProfile';

/**
 * The profile to show: from the navigation state at once, and whole by `?uuid=` where that names somebody; with neither
 * an interpreter's own.
 */
export function useInterpreterProfile() {
  const user = useAppSelector(selectUser);
  const { state } = useLocation() as { state: unknown };
  const [params] = useSearchParams();
  const carried = useMemo(() => carriedProfile(state), [state]);
  const isInterpreter = user?.group_id === INTERPRETER_GROUP;
  const uuid = params.get('uuid') ?? (isInterpreter && !carried ? user.id : null);
  const read = useGetInterpreterProfileQuery(uuid === null ? skipToken : { uuid });
  const isMissing = isApiError(read.error) && ['NOT_FOUND', 'INVALID'].includes(read.error.code);
  const found = read.currentData ?? (isMissing ? undefined : carried);
  const profile = useMemo(() => (found ? filledProfile(found) : null), [found]);
  return {
    profile,
    reader: { isOwner: user !== null && profile?.id === user?.id, isClient: !isInterpreter },
    /** what navigation brought, and not yet the rest */
    isPartial: uuid !== null && !read.currentData,
    isNobodyNamed: !carried && uuid === null,
    isMissing,
    problem: read.error,
    isFetching: read.isFetching,
    retry: () => void read.refetch(),
  };
}

export type ProfileReader = ReturnType<typeof useInterpreterProfile>['reader'];

/** The profile that the way here brought along, `{ profile }` in the router's navigation state, if any did. */
function carriedProfile(navigationState: unknown): SparseProfile | null {
  if (typeof navigationState !== 'object' || navigationState === null) return null;
  if (!('profile' in navigationState)) return null;
  return SparseProfile.safeParse(navigationState.profile).data ?? null;
}
