import { Form, Input } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import { MailAddress } from '../../ui/text/MailAddress';
import { EditRow } from './EditRow';
import type { TFunction } from 'i18next';
import { Email } from '../../../shared/contract/base/fields';
import { isBlank } from '../../../shared/domain/text/visibleText';

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

type TextSetting = 'fullName' | 'email';

/** First and last name of an account together, and the space between them. */
const FULL_NAME_MAX_LENGTH = 201;

/** Checks a typed setting; the problem in words. */
function textProblem(name: TextSetting, typed: string, t: TFunction): string | undefined {
  const text = typed.trim();
  if (name === 'fullName') {
    if (isBlank(text)) return t('settings.errors.nameRequired');
    return text.length > FULL_NAME_MAX_LENGTH ? t('settings.errors.nameTooLong') : undefined;
  }
  if (text === '') return t('login.errors.emailRequired');
  return Email.safeParse(text).success ? undefined : t('login.errors.emailInvalid');
}
