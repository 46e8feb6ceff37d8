import { type ReactElement, Suspense, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import type { InstituteUser } from '../../../../shared/contract/institute/instituteUsers';
import { FormDialog } from '../FormDialog';
import { lazyWithPreload } from '../../../ui/loading/lazyWithPreload';
import { LoadingRows } from '../../../ui/loading/LoadingRows';

/** Forms weigh more than the tables that they stand over. */
const { Component: PersonRolesForm } = lazyWithPreload(
  async () =>
    (await import(/* webpackChunkName: "institute-personRoles" */ './PersonRolesForm')).PersonRolesForm,
);

interface RolesDialog {
  openFor: (person: InstituteUser) => void;
  /** stands beside the list, not in it: a list that is read again takes no typed form away */
  dialog: ReactElement;
}

/** Gives one person of a list other roles. */
export function useRolesDialog(): RolesDialog {
  const { t } = useTranslation();
  const [person, setPerson] = useState<InstituteUser | null>(null);
  const close = () => setPerson(null);
  const dialog = (
    <FormDialog
      title={t('institute.users.changeTitle', { name: person?.name ?? '' })}
      isOpen={person !== null}
      onClose={close}
    >
      {person && (
        <Suspense fallback={<LoadingRows text={t('common.loading')} />}>
          <PersonRolesForm person={person} onDone={close} />
        </Suspense>
      )}
    </FormDialog>
  );
  return { openFor: setPerson, dialog };
}
