import { type ReactElement, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import type { InstituteUser } from '../../../../shared/contract/institute/instituteUsers';
import { FormDialog } from '../FormDialog';
import { PersonRolesForm } from './PersonRolesForm';

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
      {person && <PersonRolesForm person={person} onDone={close} />}
    </FormDialog>
  );
  return { openFor: setPerson, dialog };
}
