import { useTranslation } from '../../i18n/useTranslation';
import { SubmitButton } from '../../ui/SubmitButton';

interface FormEndProps {
  label: string;
  isSending: boolean;
  onCancel: () => void;
}

/** The ways out of a form in a dialog. */
export function FormEnd({ label, isSending, onCancel }: FormEndProps) {
  const { t } = useTranslation();
  return (
    <div className="dr-institute-formEnd">
      <button type="button" className="dr-button dr-button-large" onClick={onCancel}>
        {t('common.cancel')}
      </button>
      <SubmitButton label={label} isBusy={isSending} busyText={t('institute.saving')} />
    </div>
  );
}
