import { useEndSignInsMutation, useGetRolesQuery } from '../../../api/adminApi';
import type { InstituteUser } from '../../../../shared/contract/institute/instituteUsers';
import { rankOf } from '../../../../shared/domain/people/roles';
import { useTranslation } from '../../../i18n/useTranslation';
import { selectUserId } from '../../../store/authSlice';
import { useAppSelector } from '../../../store/store';
import type { RowAction } from '../useRowAction';
import { useOwnRank } from './useRoleName';

/** Signs a person out on every device; nothing for oneself, nor for who stands above oneself. */
export function useSignOutAction(): (person: InstituteUser) => RowAction[] {
  const { t } = useTranslation();
  const ownId = useAppSelector(selectUserId);
  const { data: known = [] } = useGetRolesQuery();
  const ownRank = useOwnRank(known);
  const [endSignIns] = useEndSignInsMutation();
  return ({ id, name, roles }) => {
    if (id === ownId || rankOf(roles, known) > ownRank) return [];
    return [
      {
        key: 'signOut',
        label: t('institute.users.signOut.of', { name }),
        isDangerous: true,
        question: {
          title: t('institute.users.signOut.ask', { name }),
          text: t('institute.users.signOut.text', { name }),
          ok: t('institute.users.signOut.label'),
          cancel: t('common.cancel'),
          isDangerous: true,
        },
        done: t('institute.users.signOut.done', { name }),
        act: () => endSignIns({ user_id: id }).unwrap(),
      },
    ];
  };
}
