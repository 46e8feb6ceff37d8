import { Button, Form } from 'antd';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { Problems } from '../../i18n/formRefusalOf';
import { useLanguageChange } from '../../ui/form/useAppForm';
import { useToast } from '../../ui/popups/useToast';

/** The specification's duration for the toasts of this screen. */
const TOAST_SECONDS = 2;

interface EditRowProps<Values extends object> {
  label: string;
  /** the whole name of the button that starts the edit */
  editLabel: string;
  /** the value as it stands */
  shown: ReactNode;
  /** what an edit begins with; what was typed is forgotten as soon as the row closes */
  start: Values;
  /** what cannot be kept, in words */
  check: (values: Values) => Problems<Extract<keyof Values, string>>;
  onSave: (values: Values) => void;
  /** the fields */
  children: ReactNode;
}

/** One setting: its value, and in its place the fields that change it. */
export function EditRow<Values extends object>({
  label,
  editLabel,
  shown,
  start,
  check,
  onSave,
  children,
}: EditRowProps<Values>) {
  const { t } = useTranslation();
  const toast = useToast();
  const [form] = Form.useForm<Values>();
  const row = useRef<HTMLDivElement>(null);
  const [isEditing, setIsEditing] = useState(false);
  const wasEditing = useRef(false);
  const wasRefused = useRef(false);

  useEffect(() => {
    if (isEditing) row.current?.querySelector('input')?.focus();
    else if (wasEditing.current) row.current?.querySelector('button')?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const showProblems = (values: Values) => {
    const problems = Object.entries<string | undefined>(check(values));
    form.setFields(problems.map(([name, text]) => ({ name: name as never, errors: text ? [text] : [] })));
    return problems.some(([, text]) => text);
  };
  useLanguageChange(() => {
    if (wasRefused.current) showProblems(form.getFieldsValue(true) as Values);
  });
  const edit = () => {
    wasRefused.current = false;
    form.setFieldsValue(start);
    setIsEditing(true);
  };
  const save = (values: Values) => {
    wasRefused.current = showProblems(values);
    if (wasRefused.current) return row.current?.querySelector('input')?.focus();
    onSave(values);
    setIsEditing(false);
    toast.success({ title: t('settings.updated'), seconds: TOAST_SECONDS });
  };
  const cancel = () => {
    setIsEditing(false);
    toast.info({ title: t('settings.cancelled'), seconds: TOAST_SECONDS });
  };
  const cancelByKey = (event: KeyboardEvent<HTMLElement>) => {
    // where a list is open, the key closes that alone
    const isInList = (event.target as HTMLElement).getAttribute('aria-expanded') === 'true';
    if (event.key !== 'Escape' || !isEditing || isInList) return;
    event.preventDefault();
    cancel();
  };

  return (
    <Form<Values>
      form={form}
      layout="vertical"
      preserve={false}
      noValidate
      validateTrigger={false}
      initialValues={start}
      onFinish={save}
      onValuesChange={(_, values) => wasRefused.current && showProblems(values)}
      onKeyDown={cancelByKey}
    >
      <div ref={row} className="dr-settings-row">
        <h2>{label}</h2>
        {isEditing ? (
          <div className="dr-settings-fields">
            {children}
            <div className="dr-settings-actions">
              <Button type="primary" htmlType="submit">
                {t('common.save')}
              </Button>
              <Button onClick={cancel}>{t('common.cancel')}</Button>
            </div>
          </div>
        ) : (
          <>
            <div className="dr-settings-value">{shown}</div>
            <Button aria-label={editLabel} onClick={edit}>
              {t('settings.edit')}
            </Button>
          </>
        )}
      </div>
    </Form>
  );
}
