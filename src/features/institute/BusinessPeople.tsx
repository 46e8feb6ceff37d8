import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetBusinessUsersQuery } from '../../api/adminApi';
import type { InstituteUser } from '../../contract/instituteUsers';
import { EmptyState } from '../../ui/EmptyState';
import { FormDialog } from './FormDialog';
import { ListFrame } from './ListFrame';
import { Pager } from './Pager';
import { PersonRolesForm } from './PersonRolesForm';
import { PAGE_SIZE, usePages } from './usePages';
import { UserTable } from './UserTable';

/** Who belongs to one business. */
export function BusinessPeople({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation();
  const [page, goTo] = usePages(id);
  const [changed, setChanged] = useState<InstituteUser | null>(null);
  const query = useGetBusinessUsersQuery({ business_id: id, page, pageSize: PAGE_SIZE });
  const close = () => setChanged(null);
  return (
    <>
      <p>
        <Link className="dr-institute-link" to="?section=businesses">
          {t('institute.businesses.all')}
        </Link>
      </p>
      <ListFrame
        query={query}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <EmptyState title={t('institute.businesses.nobody')} text={t('institute.businesses.nobodyText')} />
        }
      >
        {({ rows, total }) => (
          <>
            <UserTable name={name} people={rows} onChange={setChanged} />
            <Pager page={page} pageSize={PAGE_SIZE} total={total} onPage={goTo} />
          </>
        )}
      </ListFrame>
      <FormDialog
        title={t('institute.users.changeTitle', { name: changed?.name ?? '' })}
        isOpen={changed !== null}
        onClose={close}
      >
        {changed && <PersonRolesForm person={changed} onDone={close} />}
      </FormDialog>
    </>
  );
}
