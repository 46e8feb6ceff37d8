import { useEndSignInsMutation, useGetRolesQuery } from '../../api/adminApi';
import type { InstituteUser } from '../../contract/instituteUsers';
import { rankOf } from '../../domain/roles';
import { useTranslation } from '../../i18n/useTranslation';
import { selectUserId } from '../../slices/authSlice';
import { useAppSelector } from '../../store';
import { RowAction } from './RowAction';
import { useOwnRank } from './useOwnRank';

/** Signs a person out on every device; not oneself, nor who stands above oneself. */
export function SignOutAction({ person: { id, name, roles } }: { person: InstituteUser }) {
  const { t } = useTranslation();
  const ownId = useAppSelector(selectUserId);
  const { data: known = [] } = useGetRolesQuery();
  const ownRank = useOwnRank(known);
  const [endSignIns] = useEndSignInsMutation();
  if (id === ownId || rankOf(roles, known) > ownRank) return null;
  return (
    <RowAction
      label={t('institute.users.signOut.label')}
      name={t('institute.users.signOut.of', { name })}
      question={{
        title: t('institute.users.signOut.ask', { name }),
        text: t('institute.users.signOut.text', { name }),
        ok: t('institute.users.signOut.label'),
        cancel: t('common.cancel'),
        isDangerous: true,
      }}
      done={t('institute.users.signOut.done', { name })}
      act={() => endSignIns({ user_id: id }).unwrap()}
    />
  );
}
