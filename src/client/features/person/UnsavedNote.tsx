import { Alert, Button } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';

/** Beside the button that saves, while there is something to save. */
export function UnsavedNote({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation();
  return (
    <Alert
      type="info"
      role="note"
      className="dr-person-unsaved"
      title={t('person.unsaved')}
      action={<Button onClick={onDiscard}>{t('person.discard')}</Button>}
    />
  );
}

/** The specification's duration for toasts about a profile. */
export const PROFILE_TOAST_SECONDS = 2;
