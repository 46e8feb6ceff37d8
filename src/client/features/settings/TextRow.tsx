import { Form, Input } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import { MailAddress } from '../../ui/text/MailAddress';
import { EditRow } from './EditRow';
import { type TextSetting, textProblem } from './textProblem';

interface TextRowProps {
  name: TextSetting;
  autoComplete: string;
  value: string;
  onSave: (value: string) => void;
}

/** Full name or email. */
export function TextRow({ name, autoComplete, value, onSave }: TextRowProps) {
  const { t } = useTranslation();
  const label = t(`settings.fields.${name}`);
  const isEmail = name === 'email';
  return (
    <EditRow
      label={label}
      editLabel={t(`settings.editOne.${name}`)}
      shown={isEmail ? <MailAddress email={value} /> : <bdi>{value}</bdi>}
      start={{ text: value }}
      check={({ text }) => ({ text: textProblem(name, text, t) })}
      onSave={({ text }) => onSave(text.trim())}
    >
      <Form.Item name="text" extra={isEmail && t('settings.emailHint')}>
        <Input
          aria-label={label}
          name={name}
          type={isEmail ? 'email' : 'text'}
          inputMode={isEmail ? 'email' : 'text'}
          autoCapitalize={isEmail ? 'none' : 'words'}
          autoComplete={autoComplete}
          spellCheck={false}
        />
      </Form.Item>
    </EditRow>
  );
}
