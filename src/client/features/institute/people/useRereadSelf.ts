import { useCallback } from 'react';
import { userApi } from '../../../api/userApi';
import { selectUserId } from '../../../store/authSlice';
import { useAppDispatch, useAppSelector } from '../../../store/store';

/** After a change of one's own roles: asks who one is now, and the guards do the rest. */
export function useRereadSelf(): (changedId: string) => Promise<void> {
  const dispatch = useAppDispatch();
  const ownId = useAppSelector(selectUserId);
  return useCallback(
    async (changedId) => {
      if (changedId !== ownId) return;
      await dispatch(userApi.endpoints.whoAmI.initiate(undefined, { forceRefetch: true, subscribe: false }));
    },
    [dispatch, ownId],
  );
}
