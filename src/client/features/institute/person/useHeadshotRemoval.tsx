import { type ReactElement, Suspense, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { selectUserId } from '../../../store/authSlice';
import { useAppSelector } from '../../../store/store';
import type { InstituteUser } from '../../../../shared/contract/institute/instituteUsers';
import { lazyWithPreload } from '../../../ui/loading/lazyWithPreload';
import { LoadingRows } from '../../../ui/loading/LoadingRows';
import { FormDialog } from '../FormDialog';
import type { RowAction } from '../useRowAction';

/** Forms weigh more than the page that they stand over. */
const { Component: HeadshotRemovalForm } = lazyWithPreload(
  async () =>
    (await import(/* webpackChunkName: "institute-headshotRemoval" */ './HeadshotRemovalForm'))
      .HeadshotRemovalForm,
);

interface HeadshotRemoval {
  /** nothing where there is no photo, nor for one's own, which is changed in the profile */
  actions: RowAction[];
  dialog: ReactElement;
}

/** Removes a person's photo that should not stand; what is removed is the photo that the admin saw. */
export function useHeadshotRemoval(person: InstituteUser): HeadshotRemoval {
  const { t } = useTranslation();
  const ownId = useAppSelector(selectUserId);
  const [seen, setSeen] = useState<string | null>(null);
  const { id, name, photo_url: photo } = person;
  const close = () => setSeen(null);
  const action: RowAction = {
    key: 'photo',
    label: t('institute.person.photo.of', { name }),
    isDangerous: true,
    act: () => setSeen(photo),
  };
  return {
    actions: photo === null || id === ownId ? [] : [action],
    dialog: (
      <FormDialog title={t('institute.person.photo.ask', { name })} isOpen={seen !== null} onClose={close}>
        {seen !== null && (
          <Suspense fallback={<LoadingRows text={t('common.loading')} />}>
            <HeadshotRemovalForm person={person} photo={seen} onDone={close} />
          </Suspense>
        )}
      </FormDialog>
    ),
  };
}
