import { type KeyboardEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useToast } from '../../ui/useToast';

/** The specification's duration for the toasts of this screen. */
const TOAST_SECONDS = 2;

interface EditRowProps {
  label: string;
  /** the whole name of the button that starts the edit */
  editLabel: string;
  /** the value as it stands */
  shown: ReactNode;
  /** takes the fields back to the value as it stands */
  onStart: () => void;
  onCancel?: () => void;
  /** keeps what was typed; false where something is wrong with it */
  onSave: () => boolean;
  /** the fields */
  children: ReactNode;
}

const FIELDS = 'input:not([type="hidden"]), select';

/** One setting: its value, and in its place the fields that change it. */
export function EditRow({ label, editLabel, shown, onStart, onCancel, onSave, children }: EditRowProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const row = useRef<HTMLFormElement>(null);
  const [isEditing, setIsEditing] = useState(false);
  const wasEditing = useRef(false);

  useEffect(() => {
    if (isEditing) row.current?.querySelector<HTMLElement>(FIELDS)?.focus();
    else if (wasEditing.current) row.current?.querySelector('button')?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (!onSave()) {
      row.current?.querySelector<HTMLElement>(FIELDS)?.focus();
      return;
    }
    setIsEditing(false);
    toast.success({ title: t('settings.updated'), seconds: TOAST_SECONDS });
  };
  const cancel = () => {
    onCancel?.();
    setIsEditing(false);
    toast.info({ title: t('settings.cancelled'), seconds: TOAST_SECONDS });
  };
  const cancelByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isEditing) return;
    event.preventDefault();
    cancel();
  };

  return (
    <form ref={row} className="dr-settings-row" noValidate onSubmit={save} onKeyDown={cancelByKey}>
      <h2>{label}</h2>
      {isEditing ? (
        <div className="dr-settings-fields">
          {children}
          <div className="dr-settings-actions">
            <button type="submit" className="dr-button dr-button-primary">
              {t('common.save')}
            </button>
            <button type="button" className="dr-button" onClick={cancel}>
              {t('common.cancel')}
            </button>
          </div>
        </div>
      ) : (
        <>
          <div className="dr-settings-value">{shown}</div>
          <button
            type="button"
            className="dr-button"
            aria-label={editLabel}
            onClick={() => {
              onStart();
              setIsEditing(true);
            }}
          >
            {t('settings.edit')}
          </button>
        </>
      )}
    </form>
  );
}
