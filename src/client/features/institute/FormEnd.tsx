import { Button } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import { SubmitButton } from '../../ui/form/SubmitButton';

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
      <Button size="large" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      <SubmitButton label={label} isBusy={isSending} busyText={t('institute.saving')} />
    </div>
  );
}
