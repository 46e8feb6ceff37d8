import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { MailAddress } from '../../ui/MailAddress';
import { PlainField } from '../../ui/PlainField';
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
  const [typed, setTyped] = useState(value);
  const [wasRefused, setWasRefused] = useState(false);
  const problem = textProblem(name, typed, t);
  const save = () => {
    setWasRefused(problem !== undefined);
    if (problem === undefined) onSave(typed.trim());
    return problem === undefined;
  };
  const isEmail = name === 'email';
  return (
    <EditRow
      label={t(`settings.fields.${name}`)}
      editLabel={t(`settings.editOne.${name}`)}
      shown={isEmail ? <MailAddress email={value} /> : <bdi>{value}</bdi>}
      onStart={() => {
        setTyped(value);
        setWasRefused(false);
      }}
      onSave={save}
    >
      <PlainField
        label={t(`settings.fields.${name}`)}
        name={name}
        type={isEmail ? 'email' : 'text'}
        inputMode={isEmail ? 'email' : 'text'}
        autoCapitalize={isEmail ? 'none' : 'words'}
        autoComplete={autoComplete}
        value={typed}
        hint={isEmail ? t('settings.emailHint') : undefined}
        problem={wasRefused ? problem : undefined}
        onChange={setTyped}
      />
    </EditRow>
  );
}
