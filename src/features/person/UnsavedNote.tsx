import { useTranslation } from '../../i18n/useTranslation';

/** Beside the button that saves, while there is something to save. */
export function UnsavedNote({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <button type="button" className="dr-button dr-button-large" onClick={onDiscard}>
        {t('person.discard')}
      </button>
      <p className="dr-form-hint">{t('person.unsaved')}</p>
    </>
  );
}
