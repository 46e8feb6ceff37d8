import { useTranslation } from '../../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import { useGetBusinessUsersQuery } from '../../../api/adminApi';
import { EmptyState } from '../../../ui/loading/EmptyState';
import { ListStates } from '../../../ui/table/ListStates';
import { Pages } from '../../../ui/table/Pages';
import { PAGE_SIZE, usePages } from '../usePages';
import { useRolesDialog } from './useRolesDialog';
import { UserTable } from './UserTable';

/** The people of one business. */
export function BusinessPeople({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation();
  const [page, goTo] = usePages(id);
  const rolesDialog = useRolesDialog();
  const query = useGetBusinessUsersQuery({ business_id: id, page, pageSize: PAGE_SIZE });
  return (
    <>
      <p>
        <Link className="dr-institute-link" to="?section=businesses">
          {t('institute.businesses.all')}
        </Link>
      </p>
      <ListStates
        query={query}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <EmptyState title={t('institute.businesses.nobody')} text={t('institute.businesses.nobodyText')} />
        }
      >
        {({ rows, total }) => (
          <>
            <UserTable name={name} people={rows} onChange={rolesDialog.openFor} />
            <Pages page={page} pageSize={PAGE_SIZE} total={total} onPage={goTo} />
          </>
        )}
      </ListStates>
      {rolesDialog.dialog}
    </>
  );
}
